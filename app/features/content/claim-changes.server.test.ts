import { expect, it } from 'vitest';
import { saveClaim } from './claim-changes.server.ts';
import { CLAIMS } from '#shared/agency/claims.ts';

/** What is told of a claim with this evidence, or the row that is written. */
async function save(evidence: string) {
  let written: unknown;
  const rows = {
    from: () => rows,
    select: () => rows,
    match: () => rows,
    eq: () => rows,
    update: (row: unknown) => {
      written = row;
      return rows;
    },
    maybeSingle: async () => ({ data: { updated_at: 'b' }, error: null }),
  };
  const form = new FormData();
  const { id, text, definition } = CLAIMS[0]!;
  const values = { id, text, definition, evidence, asOf: '2026-11-01', seen: 'a' };
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return { answer: await saveClaim(rows as never, form), written };
}

it('says at its field that evidence is longer than what can be stored', async () => {
  const { answer, written } = await save('a'.repeat(501));
  expect(answer).toMatchObject({ fieldErrors: { evidence: expect.stringContaining('500') } });
  expect(written).toBeUndefined();
  expect(await save('a'.repeat(500))).toMatchObject({
    answer: { saved: true },
    written: { evidence: 'a'.repeat(500) },
  });
});
