import { json, type FunctionContext } from './context.ts';

/** Offices and mobile networks send through one address. */
const SENDERS_AT_AN_ADDRESS = 25;

/**
 * Whether unproven requests come faster than any person or office sends them. Asked only for requests without a good proof of work, so that
 * visitors whose browser did the work never meet a limit. Everything below is stored and marked.
 */
export async function isAbusive(kind: string, email: string, { allow, clientAddress, settings }: FunctionContext): Promise<boolean> {
  const limit = settings.formsPerMinute;
  const [sender, address] = await Promise.all([
    allow(`${kind}-flood:${email.toLowerCase()}:${clientAddress}`, limit, 60),
    allow(`${kind}-flood:${clientAddress}`, limit * SENDERS_AT_AN_ADDRESS, 60),
  ]);
  return !sender || !address;
}

export function refuseAbuse(): Response {
  const response = json({ success: false, error: 'Zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es in einer Minute erneut.' }, 429);
  response.headers.set('retry-after', '60');
  return response;
}
