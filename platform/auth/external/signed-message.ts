import { authError } from '../errors.ts';

/** A sign-in message as a wallet shows and signs it (EIP-4361; Solana uses the same form). */
export type SignedMessage = {
  domain: string;
  address: string;
  statement: string;
  uri: URL;
  chainId: string;
  nonce: string;
  issuedAt: Date;
  expirationTime: Date | null;
  notBefore: Date | null;
};

const invalid = (what: string) => authError('validation_failed', `Signed message: ${what}`);

/** Throws `validation_failed` naming the first thing that is wrong. */
export function parseSignedMessage(
  text: string,
  accountKind: 'Ethereum' | 'Solana',
  addressForm: RegExp,
): SignedMessage {
  const lines = text.split('\n');
  const suffix = ` wants you to sign in with your ${accountKind} account:`;
  const [header = '', address = '', blank] = lines;
  if (!header.endsWith(suffix)) throw invalid('first line is not in the expected form');
  if (!addressForm.test(address)) throw invalid('address is invalid');
  if (blank !== '') throw invalid('third line must be empty');
  const hasStatement = lines[3] !== '' && lines[4] === '';
  const fields = new Map<string, string>();
  for (const line of lines.slice(hasStatement ? 5 : 3)) {
    const colon = line.indexOf(': ');
    if (colon > 0) fields.set(line.slice(0, colon), line.slice(colon + 2).trim());
  }
  const uri = fields.get('URI') ?? '';
  if (!URL.canParse(uri)) throw invalid('URI is missing or invalid');
  if (fields.get('Version') !== '1') throw invalid('only version 1 is supported');
  const issuedAt = parseTime(fields.get('Issued At'));
  if (!issuedAt) throw invalid('Issued At is missing or invalid');
  return {
    domain: header.slice(0, -suffix.length).trim(),
    address,
    statement: hasStatement ? (lines[3] ?? '') : '',
    uri: new URL(uri),
    chainId: fields.get('Chain ID') ?? '',
    nonce: fields.get('Nonce') ?? '',
    issuedAt,
    expirationTime: parseTime(fields.get('Expiration Time')),
    notBefore: parseTime(fields.get('Not Before')),
  };
}

function parseTime(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw invalid('a time is invalid');
  return time;
}

export const MESSAGE_LIFETIME_MS = 10 * 60_000;

/**
 * The message must be for this site and fresh, otherwise a signature given
 * elsewhere could be used here.
 */
export function requireCurrentMessage(
  message: SignedMessage,
  isAllowedTarget: (url: string) => boolean,
  now: Date,
): void {
  const isLocal = message.uri.hostname === 'localhost' || message.uri.hostname === '127.0.0.1';
  if (message.uri.protocol !== 'https:' && !isLocal) throw invalid('URI does not use HTTPS');
  if (message.uri.host !== message.domain || !isAllowedTarget(message.uri.href))
    throw invalid('it was signed for another site');
  if (message.notBefore && now < message.notBefore) throw invalid('it becomes valid in the future');
  if (message.expirationTime && now > message.expirationTime) throw invalid('it is expired');
  if (Math.abs(now.getTime() - message.issuedAt.getTime()) > MESSAGE_LIFETIME_MS)
    throw invalid('it was issued too long ago or too far in the future');
}
