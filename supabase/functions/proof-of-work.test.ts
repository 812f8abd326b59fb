import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, it } from 'vitest';
import { PROOF_HEADER, type ProofPurpose } from '#shared/quote/proof-of-work.ts';
import { createProofChallenge, findProofFault } from './proof-of-work.ts';

const ID = '0b5ed5b6-3f5a-4d3e-9f3a-0e8b1c2d3e4f';
const OTHER = '1b5ed5b6-3f5a-4d3e-9f3a-0e8b1c2d3e4f';
const prove = async (challenge: Challenge): Promise<string> =>
  btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
const check = (
  proof: string,
  { purpose = 'quote-request' as ProofPurpose, id = ID, secret = 'secret' } = {},
) => findProofFault(new Headers({ [PROOF_HEADER]: proof }), purpose, id, secret);

it('accepts the work for the enquiry it was asked for, also when that is sent again', async () => {
  const proof = await prove(await createProofChallenge('quote-request', ID, 'secret'));
  expect(await check(proof)).toBeNull();
  expect(await check(proof)).toBeNull();
});

it('is no proof for another enquiry, another form or another server', async () => {
  const proof = await prove(await createProofChallenge('quote-request', ID, 'secret'));
  expect(await check(proof, { id: OTHER })).toBe('wrong-proof');
  expect(await check(proof, { purpose: 'contact' })).toBe('wrong-proof');
  expect(await check(proof, { secret: 'other' })).toBe('wrong-proof');
});

it('expires', async () => {
  const challenge = await createProofChallenge(
    'quote-request',
    ID,
    'secret',
    new Date(Date.now() - 2_000),
  );
  expect(await check(await prove(challenge))).toBe('expired-proof');
});

it('recognises changed challenges and guessed solutions', async () => {
  const challenge = await createProofChallenge('quote-request', ID, 'secret');
  const solution = await solveChallenge({ challenge, deriveKey });
  const longer = {
    ...challenge,
    parameters: { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt! + 60 },
  };
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  for (const wrong of [
    { challenge: longer, solution },
    { challenge: easier, solution },
    {
      challenge,
      solution: { ...solution, derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') },
    },
    { challenge, solution: { counter: 'x' } },
    { challenge: { ...challenge, signature: 7 }, solution },
    { challenge: null },
    [],
    null,
  ])
    expect(await check(btoa(JSON.stringify(wrong)))).toBe('wrong-proof');
  for (const garbage of ['%', 'bm8=', 'x'.repeat(10_000)])
    expect(await check(garbage)).toBe('wrong-proof');
});

it('misses a proof that is not there', async () => {
  expect(await findProofFault(new Headers(), 'quote-request', ID, 'secret')).toBe('no-proof');
});
