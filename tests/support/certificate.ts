import { sign, type KeyObject } from 'node:crypto';

const der = (tag: number, ...parts: Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts);
  const length =
    body.length < 128
      ? [body.length]
      : body.length < 256
        ? [0x81, body.length]
        : [0x82, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
};
const SEQUENCE = 0x30;
const algorithm = der(
  SEQUENCE,
  Buffer.from('06092a864886f70d01010b', 'hex'),
  Buffer.from('0500', 'hex'),
);
const name = der(
  SEQUENCE,
  der(0x31, der(SEQUENCE, Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from('test')))),
);
const time = (text: string): Buffer => der(0x17, Buffer.from(text));

/** A self-signed certificate of an RSA key, as base64 (DER), made for tests only. */
export function createCertificate(privateKey: KeyObject, publicKey: KeyObject): string {
  const body = der(
    SEQUENCE,
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    der(SEQUENCE, time('200101000000Z'), time('491231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', body, privateKey);
  return der(SEQUENCE, body, algorithm, der(0x03, Buffer.from([0]), signature)).toString('base64');
}
