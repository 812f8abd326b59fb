import type { ReactNode } from 'react';
import { Container } from '#app/ui/layout/section.tsx';
import { Island } from '#app/islands/island.tsx';
import LinkProblem from './link-problem.island.tsx';

/** Frame of all login pages: what it is about at the left, the form in one panel at the right. */
export function LoginShell({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="grid gap-10 py-10 md:grid-cols-12 md:gap-14 md:py-20">
      {/* First of all, on phones too: why one stands here. */}
      <div className="not-has-[p]:hidden md:col-span-12">
        <Island of={LinkProblem} when="idle" />
      </div>
      <div className="grid content-start gap-5 md:col-span-6">
        <h1 className="text-head">{title}</h1>
        <div className="grid max-w-[52ch] gap-5 text-lead text-muted">{lead}</div>
      </div>
      <div className="grid content-start gap-5 md:col-span-6 lg:col-span-5 lg:col-start-8">
        <div className="border-t-[6px] border-accent bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)] sm:p-7">
          {children}
        </div>
      </div>
    </Container>
  );
}
