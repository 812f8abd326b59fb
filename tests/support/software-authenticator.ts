import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/**
 * A security key in software (ES256, attestation none) for tests of WebAuthn.
 * Bytes are base64url, as in WebAuthn's JSON forms.
 */
export type SoftwareAuthenticator = {
  create: (options: {
    challenge: string;
    rp: { id?: string };
    user: { id: string };
  }) => Record<string, unknown>;
  get: (options: { challenge: string; rpId?: string }) => Record<string, unknown>;
};

const b64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string): Buffer => createHash('sha256').update(data).digest();

/** The few CBOR forms an attestation needs. */
const head = (major: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(major << 5) | value])
    : value < 256
      ? Buffer.from([(major << 5) | 24, value])
      : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
const int = (value: number): Buffer => (value >= 0 ? head(0, value) : head(1, -1 - value));
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: [Buffer, Buffer][]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

export function createSoftwareAuthenticator(origin: string): SoftwareAuthenticator {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } =
    generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let signCount = 0;
  let userHandle = '';

  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticatorData = (
    rpId: string,
    flags: number,
    rest: Uint8Array = Buffer.alloc(0),
  ): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE((signCount += 1));
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, rest]);
  };
  const wrap = (response: Record<string, unknown>) => ({
    id: b64(credentialId),
    rawId: b64(credentialId),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    clientExtensionResults: {},
    response,
  });

  return {
    create({ challenge, rp, user }) {
      userHandle = user.id;
      const { x, y } = publicKey.export({ format: 'jwk' });
      const coseKey = map([
        [int(1), int(2)],
        [int(3), int(-7)],
        [int(-1), int(1)],
        [int(-2), bytes(Buffer.from(x!, 'base64url'))],
        [int(-3), bytes(Buffer.from(y!, 'base64url'))],
      ]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey,
      ]);
      const authData = authenticatorData(rp.id ?? 'localhost', 0x45, attested);
      const attestationObject = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authData)],
      ]);
      return wrap({
        clientDataJSON: b64(clientData('webauthn.create', challenge)),
        attestationObject: b64(attestationObject),
        transports: ['internal'],
      });
    },
    get({ challenge, rpId }) {
      const data = clientData('webauthn.get', challenge);
      const authData = authenticatorData(rpId ?? 'localhost', 0x05);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return wrap({
        clientDataJSON: b64(data),
        authenticatorData: b64(authData),
        signature: b64(signature),
        userHandle,
      });
    },
  };
}
