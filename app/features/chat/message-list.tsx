import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { cx } from '#app/ui/cx.ts';
import type { ChatMessage, Conversation } from './conversation.ts';
import { LightMarkdown } from './light-markdown.tsx';
import { Message } from './message.tsx';

// Its code comes when a slot is chosen, not with the first click on the chat.
const BookingCard = lazy(() => import('./booking-card.tsx'));

type Props = Conversation & {
  onSuggestion: (text: string) => void;
  onRetry: (apology: ChatMessage) => void;
  onNavigate: () => void;
  onStop: (() => void) | undefined;
};

export function MessageList({
  messages,
  pending,
  suggestions,
  onSuggestion,
  onRetry,
  onNavigate,
  onStop,
}: Props) {
  const list = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.id;
  // Only the newest answer may ask for a booking: whoever has written on has
  // chosen something else. A message that failed changes nothing.
  const { booking: waiting, language = 'de' } =
    messages.findLast(({ isFailed }) => !isFailed) ?? {};
  // The newest message is in view; a long answer is read from its start, below
  // what it answers if that is short.
  useEffect(() => {
    const box = list.current;
    const message = newest ? document.getElementById(newest) : null;
    if (!box || !message) return;
    const bottom = box.scrollHeight - box.clientHeight;
    const question = message.previousElementSibling as HTMLElement | null;
    const isShort = question && question.offsetHeight < box.clientHeight / 4;
    const { offsetTop } = isShort ? question : message;
    box.scrollTop = pending === null ? Math.min(bottom, offsetTop - box.offsetTop - 16) : bottom;
  }, [newest, pending]);

  return (
    <div
      ref={list}
      role="log"
      aria-live="polite"
      aria-label="Gesprächsverlauf"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className={
        'grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain ' +
        'flat:flex-none flat:overflow-visible px-4 py-4 text-small'
      }
    >
      {messages.map((message) => (
        <Message key={message.id} message={message} onRetry={onRetry} onNavigate={onNavigate} />
      ))}
      {waiting && pending === null && (
        <Suspense fallback={<p role="status">Formular wird geladen…</p>}>
          <BookingCard
            key={waiting.startsAt}
            startsAt={waiting.startsAt}
            language={language}
            onDone={() => list.current?.focus()}
          />
        </Suspense>
      )}
      {pending !== null && (
        <div className="max-w-[88%] border-l-2 border-accent pl-3">
          {/* Read aloud once, when it is complete. */}
          {pending && (
            <div inert aria-hidden="true">
              <LightMarkdown text={pending} onNavigate={onNavigate} />
            </div>
          )}
          <p role="status" className="flex items-center gap-2 text-muted">
            <TypingDots />
            Assistent schreibt…
          </p>
          {onStop && (
            <button
              type="button"
              onClick={onStop}
              className="mt-2 min-h-11 rounded-control border border-line-strong px-3 hover:border-ink hover:bg-ink hover:text-canvas"
            >
              Antwort anhalten
            </button>
          )}
        </div>
      )}
      {suggestions.length > 0 && (
        <ul
          aria-label="Vorschläge"
          className={cx('gap-2', areDays(suggestions) ? 'grid grid-cols-2' : 'flex flex-wrap')}
        >
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                lang={language}
                onClick={() => onSuggestion(suggestion)}
                className="h-full min-h-11 w-full rounded-control border border-line-strong px-3 py-2 text-left leading-tight hover:border-ink hover:bg-ink hover:text-canvas"
              >
                {nameDay(suggestion)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A day in two lines, each of them as high as the other: 'Freitag,' and '4. Dezember'. */
const nameDay = (suggestion: string): ReactNode => {
  const [, weekday, date] = /^(\p{L}+,) (\d.*)$/u.exec(suggestion) ?? [];
  if (!date) return suggestion;
  return (
    <>
      {weekday} <span className="block">{date}</span>
    </>
  );
};

/** Many of one length stand in columns, as on a calendar. */
const areDays = (suggestions: readonly string[]): boolean =>
  suggestions.filter((text) => /^\p{L}+, \d/u.test(text)).length > 2;

const TypingDots = () => (
  <span aria-hidden="true" className="inline-flex gap-1">
    {[0, 160, 320].map((delay) => (
      <span
        key={delay}
        className="size-1.5 animate-pulse rounded-full bg-current"
        style={{ animationDelay: `${delay}ms` }}
      />
    ))}
  </span>
);
