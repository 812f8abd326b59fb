const bytesOf = (text: string) => new TextEncoder().encode(text);
// A UUID; of a talk the last message of each of its parts.
const TOKEN = /^([0-9a-f-]{1,250})_([\w-]{43})$/;

// The purpose stands in what is signed: a signature made for anything else never opens it.
const importKey = (secret: string) =>
  crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
type Purpose = 'booking-link' | 'calendar-feed' | 'chat-transcript';
const messageOf = (purpose: Purpose, id: string) => bytesOf(`${purpose}:${id}`);

/**
 * Token of a link in a mail: `<id>_<HMAC-SHA-256, base64url>`. Whoever holds it
 * may do with this one row what its purpose says.
 */
export async function signLink(purpose: Purpose, id: string, secret: string): Promise<string> {
  const key = await importKey(secret);
  const signature = await crypto.subtle.sign('HMAC', key, messageOf(purpose, id));
  const text = btoa(String.fromCharCode(...new Uint8Array(signature)));
  return `${id}_${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The row's id, or null for a token that we did not make. Compares in constant time. */
export async function openLink(
  purpose: Purpose,
  token: string,
  secret: string,
): Promise<string | null> {
  const [, id, text] = TOKEN.exec(token) ?? [];
  if (!id || !text) return null;
  const signature = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
  const key = await importKey(secret);
  return (await crypto.subtle.verify('HMAC', key, signature, messageOf(purpose, id))) ? id : null;
}
