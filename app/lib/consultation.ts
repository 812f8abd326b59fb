import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { readStored, writeStored } from './stored.ts';

const KEY = STORAGE_KEYS.consultationDismissed.key;
const EVENT = 'consultation-over';

/** Whether the offer of a talk was answered in this session, or needs no answer any more. */
export const isConsultationOver = (): boolean => readStored('sessionStorage', KEY) !== null;

/** Also told by an enquiry that was sent and a talk that was booked: whoever asked is not asked. */
export function endConsultation(): void {
  // Without storage it stays away until the next page load.
  writeStored('sessionStorage', KEY, 'true');
  dispatchEvent(new Event(EVENT));
}

export function onConsultationOver(listener: () => void): () => void {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
