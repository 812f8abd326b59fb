import { cx } from '#app/ui/cx.ts';
import { formatClock, formatShortMoment } from '#app/private/dates.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';
import type { Message } from './message.ts';
import { MessageFiles } from './message-files.tsx';

type MessageBubbleProps = {
  message: Message;
  isOwn: boolean;
  author: string;
  /** Whether it is the first of several that one side wrote in a row. */
  isFirst: boolean;
  /** The receipt stands at the last message that was read, as it holds for all before it. */
  showsRead: boolean;
  /** Where the reader may take away what was sent with it. */
  onRemove?: ((file: FileEntry) => void) | undefined;
};

/** Whoever reads; everybody else is named. */
export const OWN = 'Sie';

/** One message. Texts are only ever shown as text. */
export function MessageBubble({
  message,
  isOwn,
  author,
  isFirst,
  showsRead,
  onRemove,
}: MessageBubbleProps) {
  const sentAt = formatClock(message.created_at);
  return (
    <div
      className={cx(
        'grid max-w-[min(88%,42rem)] gap-1',
        isOwn ? 'justify-items-end justify-self-end' : 'justify-items-start',
      )}
    >
      <div
        className={cx(
          'min-w-0 rounded-panel px-4 py-2.5 break-words whitespace-pre-line',
          isOwn ? 'bg-waiting-wash' : 'border border-line bg-surface',
          message.isPending && 'opacity-70',
        )}
      >
        <span className="sr-only">{author}: </span>
        {message.body}
        {message.attachments.length > 0 && (
          <div className={cx(message.body && 'mt-2')}>
            <MessageFiles
              files={message.attachments}
              onRemove={message.isPending ? undefined : onRemove}
            />
          </div>
        )}
      </div>
      <p className="text-fine text-muted">
        {/* The head of a talk names its other side. */}
        {isFirst && isOwn && author !== OWN && `${author}, `}
        {message.isPending ? (
          'wird gesendet …'
        ) : (
          <time dateTime={message.created_at}>{sentAt} Uhr</time>
        )}
        {showsRead && message.read_at && (
          <span title={formatShortMoment(message.read_at)}> · Gelesen</span>
        )}
      </p>
    </div>
  );
}
