import type { ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import { FactList } from '#app/private/fact-list.tsx';
import { NoteParts, PageHead, type WayBack } from '#app/private/page-head.tsx';

type TalkFrameProps = {
  /** Whom it is with. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** Below the facts. */
  more?: ReactNode;
  /** Above the talk; on phones both end above the navigation (area.css). */
  head?: ReactNode;
  /** The talk with its field. */
  children: ReactNode;
};

/** As what it came in, and the list that it is on. */
export type TalkEntry = {
  kind: string;
  back: WayBack;
  /** Until when an answer is promised. */
  due?: ReactNode;
};

type TalkRecordProps = Omit<TalkFrameProps, 'head'> & {
  title: string;
  entry: TalkEntry;
  badge?: ReactNode;
  /** Takes it off the list; without it the answer alone does. */
  settle?: ReactNode;
};

/** A talk, and whom it is with beside it where there is room, else below. */
export const TalkFrame = ({ facts, more, head, children }: TalkFrameProps) => (
  <div
    className={cx(
      'grid gap-6 @min-[40rem]:grid-cols-[minmax(0,1fr)_14rem]',
      head !== undefined &&
        '@min-[40rem]:h-(--desk-height) @min-[40rem]:grid-rows-[auto_minmax(0,1fr)] ' +
          '@min-[40rem]:gap-y-0 @min-[40rem]:[--talk-height:100%]',
    )}
  >
    <div className="talk-page min-w-0 @min-[40rem]:contents">
      {head}
      <div className="talk min-w-0">{children}</div>
    </div>
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
  entry: { kind, back, due },
  badge,
  settle,
  ...frame
}: TalkRecordProps) => (
  <TalkFrame
    {...frame}
    head={
      <div
        className={cx(
          '@min-[40rem]:col-span-full',
          // On phones it stands on the line of the name.
          settle !== undefined && 'max-md:[&>header>div]:flex-nowrap',
        )}
      >
        <PageHead title={title} back={back} badge={badge} note={<NoteParts parts={[kind, due]} />}>
          {settle ??
            (due && (
              <p className="flex min-h-11 items-center text-small text-muted">
                Erledigt durch Ihre Antwort
              </p>
            ))}
        </PageHead>
      </div>
    }
  />
);
