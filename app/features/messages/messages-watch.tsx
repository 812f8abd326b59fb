import { useLiveTable } from '#app/private/use-live-table.ts';
import { MESSAGE_READS } from './message-rows.ts';

/** Keeps all that shows messages up to date, where no count does; once an area. */
export function MessagesWatch() {
  useLiveTable('messages', MESSAGE_READS);
  return null;
}
