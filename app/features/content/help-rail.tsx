import { cx } from '#app/ui/cx.ts';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextLink } from '#app/ui/link.tsx';

/** A word to be pressed. */
export const CHIP =
  'flex min-h-11 items-center rounded-control border border-line-strong px-3 text-small ' +
  'whitespace-nowrap hover:border-ink';

type Entry = {
  name: string;
  to: string;
  isCurrent?: boolean;
  /** While its topic is read, it is marked (motion.css). */
  timeline?: string;
};

/** The topics of help: in the margin of a desk, in one line of a phone. */
export const HelpRail = ({ topics }: { topics: readonly Entry[] }) => (
  <>
    {topics.length > 0 && (
      <nav aria-label="Themen" className="fading-line lg:mx-0 lg:px-0 lg:[mask-image:none]">
        <ul className="flex w-max gap-2 lg:block lg:w-auto lg:border-t lg:border-line">
          {topics.map(({ name, to, isCurrent, timeline }) => (
            <li key={to} className="lg:border-b lg:border-line">
              <SiteLink
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className="-outline-offset-3 flex min-h-11 rounded-control border border-line-strong p-1 text-small whitespace-nowrap hover:border-ink lg:rounded-none lg:border-0 lg:hover:underline"
              >
                {/* Within the ring of the focus, which is as yellow by night. */}
                <span
                  style={{ animationTimeline: timeline }}
                  className={cx(
                    'flex flex-1 items-center px-2',
                    timeline && 'letter-mark',
                    isCurrent && 'bg-accent text-on-accent',
                  )}
                >
                  {name}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    )}
    <p className="mt-4 px-3 text-small max-lg:hidden">
      Nicht dabei? <TextLink to="/kontakt">Fragen Sie uns</TextLink>
    </p>
  </>
);
