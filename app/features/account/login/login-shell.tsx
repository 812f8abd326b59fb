import type { ReactNode } from 'react';
import { TextLink } from '#app/ui/link.tsx';
import { Container } from '#app/ui/layout/section.tsx';
import { Island } from '#app/islands/island.tsx';
import LinkProblem from './link-problem.island.tsx';

/**
 * Frame of all login pages: what it is about at the left, the form in one panel at the right. On
 * phones the form follows the lead at once, and `more` stands below it.
 */
export function LoginShell({
  title,
  lead,
  more,
  children,
}: {
  title: string;
  lead: ReactNode;
  more?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="py-6 md:py-20">
      {/* First of all, on phones too: why one stands here. */}
      <div className="mb-6 not-has-[p]:hidden">
        <Island of={LinkProblem} when="idle" />
      </div>
      <div className="grid gap-x-14 gap-y-6 md:grid-cols-12 md:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-3 md:col-span-6 md:gap-5">
          <h1 className="text-head">{title}</h1>
          <div className="grid max-w-[52ch] gap-3 text-muted md:gap-5 md:text-lead">{lead}</div>
        </div>
        <div className="content-start md:col-span-6 md:row-span-2 lg:col-span-5 lg:col-start-8">
          <div className="border-t-[6px] border-accent bg-surface p-5 shadow-[inset_0_0_0_1px_var(--line)] sm:p-7">
            <noscript>
              <p className="mb-4">
                Zum Anmelden braucht Ihr Browser JavaScript. Ohne Konto erreichen Sie uns über das{' '}
                <TextLink to="/kontakt#schreiben">Kontaktformular</TextLink>.
              </p>
            </noscript>
            <div className="scriptless:hidden">{children}</div>
          </div>
        </div>
        {more && (
          <div className="grid content-start gap-5 text-muted md:col-span-6 md:col-start-1 lg:col-span-7">
            {more}
          </div>
        )}
      </div>
    </Container>
  );
}
