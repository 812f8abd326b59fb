import { endConsultation } from './consultation.ts';
import { trackStep } from './track.ts';
import { callFunction } from './call-function.ts';
import { postForm } from './post-form.ts';
import { findProofHeaders } from './proof-of-work.ts';
import { fetchTimed } from './slow-operations.ts';
import type { Holiday } from '#shared/agency/holidays.ts';
import type { BookingAnswer, BookingChangeCall } from '#shared/bookings/booking.ts';
import type { ChatLanguage } from '#shared/chat/chat.ts';
import type { Slot } from '#shared/bookings/booking-slots.ts';
import type { OfferedTalks, TalkKind } from '#shared/bookings/talks.ts';

export type BookingForm = {
  startsAt: string;
  /** Absent: the first that is offered. */
  kind?: TalkKind;
  name: string;
  email: string;
  phone: string;
  note: string;
  privacyConsent: boolean;
};

export const EMPTY_BOOKING: BookingForm = {
  startsAt: '',
  name: '',
  email: '',
  phone: '',
  note: '',
  privacyConsent: false,
};

/** What the function tells of a stored booking. */
export type StoredBooking = Extract<BookingAnswer, { success: true }>;

const FAILED: BookingAnswer = {
  success: false,
  // No answer came, or none of ours.
  error: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut oder rufen Sie uns an.',
};

export type Calendar = { slots: Slot[]; talks: OfferedTalks; holidays: Holiday[] };

/**
 * Free slots and kinds of talk of this moment, and the holidays of this year
 * and the next. Throws when the server does not answer.
 */
export async function loadCalendar(): Promise<Calendar> {
  const response = await fetchTimed('/api/booking');
  if (!response.ok) throw new Error(`free slots not read: ${response.status}`);
  // As the function `booking` answers; its tests hold it to that.
  return response.json();
}

/** The same, but null when the server does not answer. */
export const findCalendar = (): Promise<Calendar | null> => loadCalendar().catch(() => null);

/** `action: 'book'`: for somebody else. */
type BookingCall =
  | (BookingForm & { requestId: string; language?: ChatLanguage; action?: 'book' })
  | BookingChangeCall;
export type SendBooking = (body: BookingCall) => Promise<BookingAnswer>;

/** Books, or acts on the booking of a link. Never throws: a lost connection is an answer too. */
export const callBooking: SendBooking = async (body) => {
  const proof = 'action' in body ? {} : await findProofHeaders('booking', body.requestId);
  const answer = await postForm('/api/booking', body, FAILED, proof);
  if (answer.success) {
    measure(body);
    if (!('action' in body)) endConsultation();
  }
  return answer;
};

function measure(body: BookingCall): void {
  if (!('action' in body)) trackStep('booking', 'booked');
  else if (body.action === 'move') trackStep('booking', 'moved');
  else if (body.action === 'cancel') trackStep('booking', 'cancelled');
}

/**
 * The same as the signed-in user: customers book into their account and act on
 * their own talks, the staff on all.
 */
export const callBookingSignedIn: SendBooking = (body) => callFunction('booking', body, FAILED);
