import { lazy, Suspense, useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { type ChatMessage, type Conversation } from './conversation.ts';
import { LightMarkdown } from './light-markdown.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Rating } from './rating.tsx';

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
  // The newest message is in view; a long answer is read from its start.
  useEffect(() => {
    const box = list.current;
    const message = newest ? document.getElementById(newest) : null;
    if (!box || !message) return;
    const bottom = box.scrollHeight - box.clientHeight;
    box.scrollTop =
      pending === null ? Math.min(bottom, message.offsetTop - box.offsetTop - 16) : bottom;
  }, [newest, pending]);

  return (
    <div
      ref={list}
      role="log"
      aria-live="polite"
      aria-label="Gesprächsverlauf"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
      tabIndex={0}
      className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto overscroll-contain px-4 py-4 text-small"
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
        <ul aria-label="Vorschläge" className="flex flex-wrap gap-2">
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                lang={language}
                onClick={() => onSuggestion(suggestion)}
                className="min-h-11 rounded-control border border-line-strong px-3 py-2 text-left leading-tight hover:border-ink hover:bg-ink hover:text-canvas"
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type MessageProps = Pick<Props, 'onRetry' | 'onNavigate'> & { message: ChatMessage };

function Message({ message, onRetry, onNavigate }: MessageProps) {
  if (message.role === 'user') {
    return (
      <div
        id={message.id}
        data-role="user"
        className="ml-auto max-w-[85%] rounded-panel bg-ink px-3.5 py-2.5 text-canvas"
      >
        <span className="sr-only">Sie: </span>
        <span className="break-words whitespace-pre-wrap">{message.content}</span>
      </div>
    );
  }
  return (
    <div
      id={message.id}
      data-role="assistant"
      className="grid max-w-[92%] gap-2.5 border-l-2 border-accent pl-3 break-words"
    >
      <span className="sr-only">Assistent: </span>
      <div lang={message.language} className="grid gap-2.5">
        <LightMarkdown text={message.content} onNavigate={onNavigate} />
      </div>
      {message.sources.length > 0 && (
        <ul aria-label="Quellen" className="flex flex-wrap gap-x-4">
          {message.sources.map((source) => (
            <li key={source.path}>
              <SiteLink
                to={source.path}
                onClick={onNavigate}
                className="inline-flex min-h-11 items-center gap-1.5 text-fine text-muted underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
              >
                <Icon name="file" size={15} />
                {source.title}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
      {message.isFailed && (
        <button
          type="button"
          onClick={() => onRetry(message)}
          className="min-h-11 justify-self-start rounded-control border border-line-strong px-3 hover:border-ink hover:bg-ink hover:text-canvas"
        >
          Erneut senden
        </button>
      )}
      {message.stored && <Rating message={message} />}
    </div>
  );
}

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
