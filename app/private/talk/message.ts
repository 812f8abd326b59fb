import type { FileEntry } from '#shared/core/file-entry.ts';

/** Who looks at a talk: the other side or the agency. */
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
export const MESSAGE_FILES = 'message-files';

export const isOwn = (message: Message, side: Side): boolean =>
  message.from_staff === (side === 'staff');

/** What was said in words alone. */
export const toMessage = (
  id: string | number,
  from_staff: boolean,
  body: string,
  created_at: string,
): Message => ({ id: String(id), from_staff, body, attachments: [], read_at: null, created_at });
