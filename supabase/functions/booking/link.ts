const bytesOf = (text: string) => new TextEncoder().encode(text);
const ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_([\w-]{43})$/;

// The purpose stands in what is signed: a signature made for anything else never opens a booking.
const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
const messageOf = (bookingId: string) => bytesOf(`booking-link:${bookingId}`);

/** Token of the link in a mail: `<id>_<HMAC-SHA-256, base64url>`. Whoever holds it may see, move and cancel this one booking. */
export async function signBooking(bookingId: string, secret: string): Promise<string> {
  const signature = await crypto.subtle.sign('HMAC', await importKey(secret), messageOf(bookingId));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return `${bookingId}_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The booking's id, or null for a token that we did not make. Compares in constant time. */
export async function findBookingId(token: string, secret: string): Promise<string | null> {
  const [, id, text] = ID.exec(token) ?? [];
  if (!id || !text) return null;
  const signature = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return (await crypto.subtle.verify('HMAC', await importKey(secret), signature, messageOf(id))) ? id : null;
}
