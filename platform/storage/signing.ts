import { errors, jwtVerify, SignJWT } from 'jose';
import type { Claims } from '../core/jwt.ts';
import { storageError } from './errors.ts';
import type { ObjectAddress } from './names.ts';
import type { Storage } from './service.ts';

/**
 * What a token in an address allows. It carries no role, so that it is never
 * taken for an access token.
 */
export type SignedScope = 'download' | 'upload';
export type SignedClaims = {
  url: string;
  scope: SignedScope;
  exp: number;
  transformations?: string;
  /**
   * Who signed an upload: the policies are asked in his name once more when it arrives. Of his
   * claims these alone, because whoever holds the address can read them.
   */
  signer?: Pick<Claims, 'role' | 'sub' | 'aal'>;
  upsert?: boolean;
};

type Extra = Pick<SignedClaims, 'transformations' | 'signer' | 'upsert'>;

const keyOf = ({ jwtSecret }: Storage): Uint8Array => new TextEncoder().encode(jwtSecret);

/** `url` is `bucket/name`; the token is good for exactly that object. */
export async function signAddress(
  storage: Storage,
  { bucketId, name }: ObjectAddress,
  scope: SignedScope,
  expiresIn: number,
  extra: Extra = {},
): Promise<string> {
  const issued = Math.floor(storage.now().getTime() / 1000);
  return new SignJWT({ ...extra, url: `${bucketId}/${name}`, scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + expiresIn)
    .sign(keyOf(storage));
}

/**
 * Throws InvalidJWT (changed, expired, foreign) or InvalidSignature (other
 * object, other purpose).
 */
export async function verifyAddress(
  storage: Storage,
  token: string,
  { bucketId, name }: ObjectAddress,
  scope: SignedScope,
): Promise<SignedClaims> {
  const { payload } = await jwtVerify<SignedClaims>(token, keyOf(storage), {
    algorithms: ['HS256'],
    currentDate: storage.now(),
    requiredClaims: ['exp'],
  }).catch((cause: unknown) => {
    throw storageError(
      'InvalidJWT',
      cause instanceof errors.JWTExpired ? 'jwt expired' : 'Invalid JWT',
      { cause },
    );
  });
  if (payload.scope !== scope)
    throw storageError('InvalidSignature', `Token is not scoped for ${scope}`);
  if (payload.url !== `${bucketId}/${name}`) throw storageError('InvalidSignature');
  return payload;
}

/** The same for an upload: whose it is, and whether it may overwrite. */
export async function verifyUploadAddress(
  storage: Storage,
  token: string,
  address: ObjectAddress,
): Promise<{ signer: Claims; upsert: boolean }> {
  const { signer, upsert = false } = await verifyAddress(storage, token, address, 'upload');
  // Addresses of older versions name nobody.
  if (!signer) throw storageError('InvalidSignature');
  return { signer, upsert };
}
