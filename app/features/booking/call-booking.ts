import type { BookingAnswer, BookingLinkCall, BookingRefusal } from '#shared/booking.ts';
import type { Slot } from '#shared/booking-slots.ts';

export type BookingForm = { startsAt: string; name: string; email: string; phone: string; note: string; privacyConsent: boolean };

export const EMPTY_BOOKING: BookingForm = { startsAt: '', name: '', email: '', phone: '', note: '', privacyConsent: false };

const FAILED: BookingRefusal = {
  success: false,
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut oder rufen Sie uns an.',
};

/** Free slots of this moment; null when the server does not answer. */
export async function findSlots(): Promise<Slot[] | null> {
  try {
    const response = await fetch('/api/booking');
    return response.ok ? ((await response.json()) as { slots: Slot[] }).slots : null;
  } catch {
    return null;
  }
}

/** Books, or acts on the booking of a link. Never throws: a lost connection is an answer too. */
export async function callBooking(body: (BookingForm & { requestId: string }) | BookingLinkCall): Promise<BookingAnswer> {
  try {
    const response = await fetch('/api/booking', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const answer = (await response.json()) as Partial<BookingAnswer>;
    return typeof answer.success === 'boolean' ? (answer as BookingAnswer) : FAILED;
  } catch {
    return FAILED;
  }
}
