import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';

const KEY = STORAGE_KEYS.consultationDismissed.key;
const EVENT = 'consultation-over';

/** Whether the offer of a talk was answered in this session, or needs no answer any more. */
export function isConsultationOver(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Also told by an enquiry that was sent and a talk that was booked: whoever asked is not asked. */
export function endConsultation(): void {
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Without storage it stays away until the next page load.
  }
  dispatchEvent(new Event(EVENT));
}

export function onConsultationOver(listener: () => void): () => void {
  addEventListener(EVENT, listener);
  return () => removeEventListener(EVENT, listener);
}
