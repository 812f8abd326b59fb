import type { InfiniteData } from '@tanstack/react-query';
import type { FileEntry } from '#shared/core/file-entry.ts';

/** Who looks at a thread: the customer himself or the agency. */
export type Side = 'customer' | 'staff';

export type Message = {
  id: string;
  from_staff: boolean;
  body: string;
  attachments: FileEntry[];
  read_at: string | null;
  created_at: string;
  /** Shown, but not stored yet. */
  isPending?: true;
};
export const MESSAGE_COLUMNS = 'id,from_staff,body,attachments,read_at,created_at';
export const PAGE_SIZE = 30;
export const MESSAGE_FILES = 'message-files';

export type Thread = InfiniteData<Message[], string | null>;
export const threadKey = (customerId: string) => ['thread', customerId] as const;
export const unreadKey = (side: Side) => ['unread', side] as const;
/** Everything that shows messages or counts them starts with one of these keys. */
export const MESSAGE_READS = [['thread'], ['threads'], ['unread'], ['next-steps'], ['inbox']];

export const isOwn = (message: Message, side: Side): boolean =>
  message.from_staff === (side === 'staff');
