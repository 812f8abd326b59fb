import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { PROMISES } from '#shared/agency/business.ts';
import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { cx } from '#app/ui/cx.ts';
import { Composer } from '#app/private/talk/composer.tsx';
import { changeDraft, readDraft } from '#app/private/talk/drafts.ts';
import type { Side } from '#app/private/talk/message.ts';
import { MessageLog } from '#app/private/talk/message-log.tsx';
import { useKeyboard } from '#app/private/talk/use-keyboard.ts';
import { useThread } from './use-thread.ts';

type ThreadViewProps = {
  customerId: string;
  side: Side;
  /** Names the other side in each of its messages. */
  otherName: string;
  /** Above the talk: with whom it is. */
  head?: ReactNode;
  /** Nobody has asked for it yet: the other side is told that it was read at the first touch. */
  opensItself?: boolean;
};

/** Below this distance from the end a new message pulls the view along. */
const NEAR_END_PX = 120;

/**
 * One conversation: messages from old to new, and the field to write below.
 * Opened afresh for each customer (key).
 */
export function ThreadView({
  customerId,
  side,
  otherName,
  head,
  opensItself = false,
}: ThreadViewProps) {
  const [isRead, setRead] = useState(!opensItself);
  const { thread, messages, send, removeFile } = useThread(customerId, side, isRead);
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useKeyboard(whole);
  const [begun, setBegun] = useState(0);
  const wasNearEnd = useRef(true);
  const heightBefore = useRef(0);
  const first = messages[0]?.id;
  const last = messages.at(-1)?.id;

  // Older messages push the view down by what they add; new ones pull it to the
  // end when the reader is there.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (wasNearEnd.current) element.scrollTop = element.scrollHeight;
    else if (heightBefore.current > 0)
      element.scrollTop += element.scrollHeight - heightBefore.current;
    heightBefore.current = 0;
  }, [first, last]);

  const { hasNextPage, isFetchingNextPage, fetchNextPage } = thread;
  const loadOlder = async () => {
    heightBefore.current = box.current?.scrollHeight ?? 0;
    wasNearEnd.current = false;
    const shown = messages.length;
    // A message that arrives meanwhile reads the thread again and drops the page being loaded.
    let result;
    do result = await fetchNextPage();
    while (result.hasNextPage && !result.isError && result.data!.pages.flat().length <= shown);
  };
  const onScroll = () => {
    const element = box.current!;
    wasNearEnd.current =
      element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END_PX;
    if (element.scrollTop < 40 && hasNextPage && !isFetchingNextPage) void loadOlder();
  };
  const begin = (body: string): void => {
    changeDraft(customerId, { body: body + readDraft(customerId).body });
    setBegun(begun + 1);
  };

  return (
    <div
      ref={whole}
      onFocus={() => setRead(true)}
      className={cx(
        'thread panel flex min-h-0 flex-col',
        side === 'staff' && 'lg:max-h-(--talk-height)',
      )}
    >
      {head}
      <div
        ref={box}
        role="log"
        aria-label="Nachrichten"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        onScroll={onScroll}
        className={cx(
          // Relative: what is read out alone scrolls with the rest, and makes no page longer.
          'relative flex flex-col overflow-y-auto overscroll-contain px-5 py-4 ' +
            'focus-visible:outline-offset-[-3px] sm:p-6 ' +
            // What goes on above fades: cut at the head it looks broken.
            '[mask-image:linear-gradient(transparent,#000_1.5rem)]',
          side === 'customer'
            ? // A short talk stands at the field in which it goes on.
              'before:mt-auto max-md:min-h-0 max-md:flex-1 md:h-[min(53dvh,44rem)]'
            : 'min-h-32 shrink-999 max-lg:max-h-[min(56dvh,40rem)]',
        )}
      >
        {thread.isPending && <Loading />}
        {thread.isError && messages.length === 0 && (
          <div role="alert" className="grid justify-items-start gap-3">
            <p className="font-semibold">Die Nachrichten konnten nicht geladen werden.</p>
            <Button size="small" variant="secondary" onClick={() => void thread.refetch()}>
              Erneut versuchen
            </Button>
          </div>
        )}
        {thread.isSuccess && messages.length === 0 && (
          <EmptyState
            title="Noch keine Nachrichten"
            action={
              side === 'customer' && (
                <ul className="flex flex-wrap gap-2" aria-label="So können Sie anfangen">
                  {BEGINNINGS.map(([label, body]) => (
                    <li key={label}>
                      <Button size="small" variant="secondary" onClick={() => begin(body)}>
                        {label}
                      </Button>
                    </li>
                  ))}
                </ul>
              )
            }
          >
            {side === 'customer'
              ? 'Hier erreichen Sie uns ohne Umweg, auch mit Texten und Bildern. Wir antworten an ' +
                `Werktagen innerhalb von ${PROMISES.offerHours} Stunden, und eine E-Mail sagt ` +
                'Ihnen Bescheid.'
              : 'Schreiben Sie die erste Nachricht an diesen Kunden.'}
          </EmptyState>
        )}
        {hasNextPage && (
          <p className="pb-4 text-center">
            <Button
              size="small"
              variant="quiet"
              busy={isFetchingNextPage}
              onClick={() => void loadOlder()}
            >
              Ältere Nachrichten laden
            </Button>
          </p>
        )}
        <MessageLog
          messages={messages}
          side={side}
          otherName={otherName}
          {...(side === 'staff' && {
            onRemove: ({ id }, { path }) => removeFile.mutate({ id, path }),
          })}
        />
      </div>
      <Composer
        begun={begun}
        draftId={customerId}
        send={send}
        onSent={() => (wasNearEnd.current = true)}
        {...(side === 'staff' && { reaches: 'Erscheint im Kundenportal.' })}
      />
    </div>
  );
}

/** First words of a first message; the customer goes on from there. */
const BEGINNINGS = [
  ['Etwas fragen', 'Guten Tag, ich habe eine Frage: '],
  ['Texte und Bilder schicken', 'Guten Tag, hier sind meine Texte und Bilder: '],
  ['Etwas ändern lassen', 'Guten Tag, bitte ändern Sie: '],
] as const;

function Loading() {
  return (
    <div aria-busy="true" role="status" aria-label="Lädt..." className="grid gap-4">
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="h-14 w-3/5 justify-self-end" />
      <Skeleton className="h-20 w-4/5" />
    </div>
  );
}
