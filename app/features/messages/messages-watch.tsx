import { useLiveTable } from '#app/private/use-live-table.ts';
import { MESSAGE_READS } from './message-rows.ts';

/** Once in an area: keeps everything that shows messages or counts them up to date. */
export function MessagesWatch() {
  useLiveTable('messages', MESSAGE_READS);
  return null;
}
