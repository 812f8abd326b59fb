import { createPublicKey, verify } from 'node:crypto';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

export const ETHEREUM_ADDRESS = /^0x[0-9a-fA-F]{40}$/;
export const SOLANA_ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;

/**
 * `personal_sign`: the signature names its signer, who must be the address.
 * `signature` is hex r, s, v.
 */
export function isEthereumSignature(message: string, signature: string, address: string): boolean {
  const bytes = Buffer.from(signature.replace(/^0x/, ''), 'hex');
  if (bytes.length !== 65) return false;
  const text = Buffer.from(message);
  const digest = keccak_256(
    Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`), text]),
  );
  const recovery = bytes[64]! >= 27 ? bytes[64]! - 27 : bytes[64]!;
  try {
    // The library wants the recovery byte first and hashes unless told that it is done.
    const publicKey = secp256k1.recoverPublicKey(
      Buffer.concat([Buffer.from([recovery]), bytes.subarray(0, 64)]),
      digest,
      {
        prehash: false,
      },
    );
    const point = secp256k1.Point.fromBytes(publicKey).toBytes(false).subarray(1);
    return (
      Buffer.from(keccak_256(point).subarray(12)).toString('hex') === address.slice(2).toLowerCase()
    );
  } catch {
    return false;
  }
}

const ED25519_SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** Ed25519 by the key that the address is. `signature` is base64 or base64url. */
export function isSolanaSignature(message: string, signature: string, address: string): boolean {
  const bytes = Buffer.from(signature, 'base64url');
  const key = decodeBase58(address);
  if (bytes.length !== 64 || key.length !== 32) return false;
  const publicKey = createPublicKey({
    key: Buffer.concat([ED25519_SPKI_PREFIX, key]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(message), publicKey, bytes);
}

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function decodeBase58(text: string): Buffer {
  let value = 0n;
  for (const character of text) value = value * 58n + BigInt(BASE58.indexOf(character));
  const hex = value.toString(16);
  const zeros = /^1*/.exec(text)![0].length;
  return Buffer.concat([
    Buffer.alloc(zeros),
    Buffer.from(value === 0n ? '' : hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'),
  ]);
}
