import type { FileEntry } from '#shared/core/file-entry.ts';
import { describeDay } from './describe-day.ts';
import { isOwn, type Message, type Side } from './message.ts';
import { MessageBubble, OWN } from './message-bubble.tsx';

type MessageLogProps = {
  messages: readonly Message[];
  side: Side;
  /** Names the other side in each of its messages. */
  otherName: string;
  ownName?: string;
  /** Where the reader may take away what was sent with a message. */
  onRemove?: ((message: Message, file: FileEntry) => void) | undefined;
};

/** Messages from old to new, by the day. */
export function MessageLog({
  messages,
  side,
  otherName,
  ownName = OWN,
  onRemove,
}: MessageLogProps) {
  const lastRead = messages.findLast(
    (message) => isOwn(message, side) && message.read_at !== null,
  )?.id;
  return (
    <ol className="grid shrink-0 gap-3">
      {messages.map((message, index) => (
        <li key={message.id} className="grid gap-3">
          {dayOf(message) !== dayOf(messages[index - 1]) && (
            <p className="pt-2 text-center text-fine text-muted">{dayOf(message)}</p>
          )}
          <MessageBubble
            message={message}
            isOwn={isOwn(message, side)}
            author={isOwn(message, side) ? ownName : otherName}
            isFirst={!goesOn(messages[index - 1], message)}
            showsRead={message.id === lastRead}
            onRemove={onRemove && ((file) => onRemove(message, file))}
          />
        </li>
      ))}
    </ol>
  );
}

const dayOf = (message: Message | undefined): string =>
  message ? describeDay(message.created_at) : '';

/** Whether both are of one side and of one day. */
const goesOn = (before: Message | undefined, message: Message): boolean =>
  before?.from_staff === message.from_staff && dayOf(before) === dayOf(message);
