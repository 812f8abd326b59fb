import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FactList } from '#app/private/fact-list.tsx';
import { PageHead, type WayBack } from '#app/private/page-head.tsx';

type TalkFrameProps = {
  /** Whom it is with. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Below the facts. */
  more?: ReactNode;
  /** The talk with its field. */
  children: ReactNode;
};

type TalkRecordProps = TalkFrameProps & {
  title: string;
  back: WayBack;
  badge?: ReactNode;
  /** Until when an answer is promised. */
  due?: ReactNode;
  /** What can be done besides answering. */
  actions?: ReactNode;
  /** Takes it off the list; without it the answer alone does. */
  settle?: ReactNode;
};

/** A talk, and whom it is with beside it where there is room, else below. */
export const TalkFrame = ({ facts, more, children }: TalkFrameProps) => (
  <div
    className={
      'grid gap-6 @min-[40rem]:min-h-0 @min-[40rem]:flex-1 ' +
      '@min-[40rem]:grid-cols-[minmax(0,1fr)_14rem] @min-[40rem]:grid-rows-[minmax(0,1fr)]'
    }
  >
    <div className="min-w-0">{children}</div>
    {/* As narrow as it is here, each value stands below its label. */}
    <section
      aria-label="Angaben"
      className="min-w-0 @min-[40rem]:-m-1 @min-[40rem]:overflow-y-auto @min-[40rem]:p-1 @min-[40rem]:[&_dd]:text-small @min-[40rem]:[&_dl>div]:block [&_dl+dl]:rounded-t-none [&_dl+dl]:border-t-0 [&_dl:has(+dl)]:rounded-b-none"
    >
      <FactList facts={facts} />
      {more}
    </section>
  </div>
);

/** What awaits an answer. Where facts stand beside it, it ends with the list at the latest. */
export const TalkRecord = ({
  title,
  back,
  badge,
  due,
  actions,
  settle,
  ...frame
}: TalkRecordProps) => (
  <div
    className={cx(
      '@min-[40rem]:flex @min-[40rem]:h-(--desk-height) @min-[40rem]:flex-col ' +
        '@min-[40rem]:[--talk-height:100%]',
      // On phones it is a tick on the line of the name.
      settle !== undefined && 'max-md:[&>header>div]:flex-nowrap',
    )}
  >
    <PageHead title={title} back={back} badge={badge} note={due}>
      {actions}
      {settle ??
        (due && (
          <p className="flex min-h-11 items-center text-small text-muted">
            Erledigt durch Ihre Antwort
          </p>
        ))}
    </PageHead>
    <TalkFrame {...frame} />
  </div>
);
