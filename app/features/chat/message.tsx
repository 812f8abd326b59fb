import { Icon } from '#app/ui/icon.tsx';
import type { ChatMessage } from './conversation.ts';
import { LightMarkdown } from './light-markdown.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { Rating } from './rating.tsx';

type MessageProps = {
  message: ChatMessage;
  onRetry: (apology: ChatMessage) => void;
  onNavigate: () => void;
};

/** One sentence that is a question: nothing that could be of help. */
const asksBack = ({ content }: ChatMessage): boolean => /^[^.!?]+\?$/.test(content.trim());

/** One message, the assistant's with its sources. */
export function Message({ message, onRetry, onNavigate }: MessageProps) {
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
      {message.stored && !asksBack(message) && <Rating message={message} />}
    </div>
  );
}
