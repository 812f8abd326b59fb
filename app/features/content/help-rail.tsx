import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextLink } from '#app/ui/link.tsx';

/** A word to be pressed. */
export const CHIP =
  '-outline-offset-3 flex min-h-11 items-center rounded-control border border-line-strong px-3 ' +
  'text-small whitespace-nowrap hover:border-ink';

/** Width of what marks a topic, at its left edge. */
const BAR = '4px';

type Entry = {
  name: string;
  to: string;
  isCurrent?: boolean;
  /** While its topic is read, it is marked (motion.css). */
  timeline?: string;
};

/** The topics beside what is asked. */
export const HelpColumns = ({
  topics,
  isIndex = false,
  children,
}: {
  topics: readonly Entry[];
  /** Questions beside their answers; a phone has led to the topics before. */
  isIndex?: boolean;
  children: ReactNode;
}) => (
  <div className="grid grid-cols-1 gap-y-6 lg:flex lg:gap-x-16">
    <div
      style={{ flex: '0 0 220px' }}
      className={cx(
        'min-w-0 lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start',
        isIndex && 'max-lg:hidden',
      )}
    >
      <HelpRail topics={topics} />
    </div>
    <div style={{ flex: isIndex ? '1 1 0' : '0 1 700px' }} className="min-w-0">
      {children}
    </div>
  </div>
);

/** In the margin of a desk, in one line of a phone. */
const HelpRail = ({ topics }: { topics: readonly Entry[] }) => (
  <>
    {topics.length > 0 && (
      <nav aria-label="Themen" className="fading-line lg:mx-0 lg:px-0 lg:[mask-image:none]">
        <ul className="flex w-max gap-2 lg:block lg:w-auto lg:border-t lg:border-line">
          {topics.map(({ name, to, isCurrent, timeline }) => (
            <li
              key={to}
              style={{ animationTimeline: timeline, paddingLeft: BAR }}
              className={cx(
                'overflow-hidden rounded-control border border-line-strong hover:border-ink lg:rounded-none lg:border-0 lg:border-b lg:border-line',
                timeline && 'letter-mark',
                isCurrent && 'bg-accent font-semibold',
              )}
            >
              {/* Of the ground that marks its topic it leaves a bar, outside the ring of focus. */}
              <SiteLink
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className="-outline-offset-3 flex min-h-11 items-center bg-canvas px-3 text-small whitespace-nowrap text-ink lg:hover:underline"
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
    <p className="mt-4 px-4 text-small max-lg:hidden">
      Nicht dabei?
      <br />
      <TextLink to="/kontakt">Fragen Sie uns</TextLink>
    </p>
  </>
);
