import type { InfiniteData } from '@tanstack/react-query';
import type { Message, Side } from '#app/private/talk/message.ts';

export const MESSAGE_COLUMNS = 'id,from_staff,body,attachments,read_at,created_at';
export const PAGE_SIZE = 30;

export type Thread = InfiniteData<Message[], string | null>;
export const threadKey = (customerId: string) => ['thread', customerId] as const;
export const unreadKey = (side: Side) => ['unread', side] as const;
/** Everything that shows messages or counts them starts with one of these keys. */
export const MESSAGE_READS = [['thread'], ['threads'], ['unread'], ['next-steps'], ['inbox']];
