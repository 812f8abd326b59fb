import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { StoredCredential, WebAuthnRequest } from '../tables/factors.ts';
import type { RelyingParty } from './relying-party.ts';

/** 300 modules, which most servers never need: they come with the first passkey. */
const loadLibrary = () => import('@simplewebauthn/server');

const decode = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

type Account = { id: string; name: string; displayName: string };

/** What a new key is asked, and what has to be remembered until it answers. */
export async function beginRegistration(
  party: RelyingParty,
  account: Account,
  known: readonly StoredCredential[],
  discoverable: boolean,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; request: WebAuthnRequest }> {
  const { generateRegistrationOptions } = await loadLibrary();
  const options = await generateRegistrationOptions({
    rpName: party.id,
    rpID: party.id,
    userID: new Uint8Array(Buffer.from(account.id)),
    userName: account.name,
    userDisplayName: account.displayName,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: {
      residentKey: discoverable ? 'required' : 'preferred',
      userVerification: 'preferred',
    },
  });
  return {
    options,
    request: {
      type: 'create',
      challenge: options.challenge,
      rpId: party.id,
      origins: party.origins,
    },
  };
}

export async function beginAuthentication(
  party: RelyingParty,
  known: readonly StoredCredential[],
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; request: WebAuthnRequest }> {
  const { generateAuthenticationOptions } = await loadLibrary();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'preferred',
  });
  return {
    options,
    request: {
      type: 'request',
      challenge: options.challenge,
      rpId: party.id,
      origins: party.origins,
    },
  };
}

export type RegisteredCredential = StoredCredential & {
  aaguid: string;
  backedUp: boolean;
  backupEligible: boolean;
};

/** The new key, or null when its answer does not hold. */
export async function finishRegistration(
  request: WebAuthnRequest,
  response: unknown,
): Promise<RegisteredCredential | null> {
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { verified, registrationInfo: info } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: request.challenge,
      expectedOrigin: request.origins,
      expectedRPID: request.rpId,
      requireUserVerification: false,
    });
    if (!verified) return null;
    return {
      id: info.credential.id,
      publicKey: Buffer.from(info.credential.publicKey).toString('base64url'),
      signCount: info.credential.counter,
      transports: info.credential.transports ?? [],
      aaguid: info.aaguid,
      backedUp: info.credentialBackedUp,
      backupEligible: info.credentialDeviceType === 'multiDevice',
    };
  } catch {
    // The library throws for every kind of mismatch; the client is told no more than that.
    return null;
  }
}

/** The key's new use count, or null when its answer does not hold. */
export async function finishAuthentication(
  request: WebAuthnRequest,
  response: unknown,
  credential: StoredCredential,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: request.challenge,
      expectedOrigin: request.origins,
      expectedRPID: request.rpId,
      credential: {
        id: credential.id,
        publicKey: decode(credential.publicKey),
        counter: credential.signCount,
        transports: credential.transports,
      },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
