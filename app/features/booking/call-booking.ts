import { trackStep } from '../analytics/track.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import type { BookingAnswer, BookingChangeCall, BookingRefusal, Holiday } from '#shared/booking.ts';
import type { Slot } from '#shared/booking-slots.ts';

export type BookingForm = { startsAt: string; name: string; email: string; phone: string; note: string; privacyConsent: boolean };

export const EMPTY_BOOKING: BookingForm = { startsAt: '', name: '', email: '', phone: '', note: '', privacyConsent: false };

/** What the function tells of a stored booking. */
export type StoredBooking = Extract<BookingAnswer, { success: true }>;

const FAILED: BookingRefusal = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut oder rufen Sie uns an.',
};

/** Free slots of this moment and the holidays of this year and the next. Throws when the server does not answer. */
export async function loadCalendar(): Promise<{ slots: Slot[]; holidays: Holiday[] }> {
  const response = await fetch('/api/booking');
  if (!response.ok) throw new Error(`free slots not read: ${response.status}`);
  return (await response.json()) as { slots: Slot[]; holidays: Holiday[] };
}

/** Free slots of this moment; null when the server does not answer. */
export const findSlots = (): Promise<Slot[] | null> =>
  loadCalendar().then(
    ({ slots }) => slots,
    () => null,
  );

type BookingCall = (BookingForm & { requestId: string }) | BookingChangeCall;
export type SendBooking = (body: BookingCall) => Promise<BookingAnswer>;

const readAnswer = (answer: Partial<BookingAnswer> | null): BookingAnswer =>
  typeof answer?.success === 'boolean' ? (answer as BookingAnswer) : FAILED;

/** Books, or acts on the booking of a link. Never throws: a lost connection is an answer too. */
export const callBooking: SendBooking = async (body) => {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch('/api/booking', { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = readAnswer((await response.json()) as Partial<BookingAnswer>);
    if (answer.success) measure(body);
    return answer;
  } catch {
    return FAILED;
  }
};

function measure(body: BookingCall): void {
  if (!('action' in body)) trackStep('booking', 'booked');
  else if (body.action === 'move') trackStep('booking', 'moved');
  else if (body.action === 'cancel') trackStep('booking', 'cancelled');
}

/** The same as the signed-in user: customers book into their account and act on their own talks, the staff on all. */
export const callBookingSignedIn: SendBooking = async (body) => {
  try {
    const client = await loadSupabase();
    const { data, error } = await client.functions.invoke<BookingAnswer>('booking', { body });
    const refusal: unknown = (error as { context?: unknown } | null)?.context;
    return readAnswer(refusal instanceof Response ? ((await refusal.json()) as Partial<BookingAnswer>) : data);
  } catch {
    return FAILED;
  }
};
