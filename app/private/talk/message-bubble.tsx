import { useState } from 'react';
import { formatBytes } from '#shared/projects/work-files.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { formatClock, formatMoment } from '#app/private/request-facts.ts';
import { FilePreview } from '#app/private/file-preview.tsx';
import { canPreview, downloadFile } from '#app/lib/files/stored-file.ts';
import type { FileEntry } from '#shared/core/file-entry.ts';
import { MESSAGE_FILES, type Message } from './message.ts';

type MessageBubbleProps = {
  message: Message;
  isOwn: boolean;
  author: string;
  /** Whether it is the first of several that one side wrote in a row. */
  isFirst: boolean;
  /** The receipt stands at the last message that was read, as it holds for all before it. */
  showsRead: boolean;
};

/** Whoever reads; everybody else is named. */
export const OWN = 'Sie';

/** One message. Texts are only ever shown as text. */
export function MessageBubble({ message, isOwn, author, isFirst, showsRead }: MessageBubbleProps) {
  const [preview, setPreview] = useState<FileEntry>();
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
          isOwn ? 'bg-ink text-canvas dark:bg-accent/20 dark:text-ink' : 'bg-sunken dark:bg-line',
          message.isPending && 'opacity-70',
        )}
      >
        <span className="sr-only">{author}: </span>
        {message.body}
        {message.attachments.length > 0 && (
          <ul className={cx('grid gap-1', message.body && 'mt-2')}>
            {message.attachments.map((file) => (
              <li key={file.path}>
                <button
                  type="button"
                  className="flex min-h-11 items-center gap-2.5 text-left text-small underline underline-offset-4"
                  onClick={() =>
                    canPreview(file) ? setPreview(file) : void downloadFile(MESSAGE_FILES, file)
                  }
                >
                  <Icon name="file" size={18} />
                  <span className="min-w-0 break-all">
                    {file.name} ({formatBytes(file.size_bytes)})
                  </span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p className="text-fine text-muted">
        {isFirst && author !== OWN && `${author}, `}
        {message.isPending ? (
          'wird gesendet …'
        ) : (
          <time dateTime={message.created_at}>{sentAt} Uhr</time>
        )}
        {showsRead && message.read_at && (
          <span title={formatMoment(message.read_at)}> · Gelesen</span>
        )}
      </p>
      {preview && (
        <FilePreview bucket={MESSAGE_FILES} file={preview} onClose={() => setPreview(undefined)} />
      )}
    </div>
  );
}
