import { describe, expect, it } from 'vitest';
import { FACTS, findContradictions } from './facts.ts';

describe.each(FACTS)('$id', (fact) => {
  it.each(fact.wrong)('finds: %s', (sentence) =>
    expect(findContradictions(sentence, [fact])).toHaveLength(1),
  );
  it.each(fact.right)('lets pass: %s', (sentence) =>
    expect(findContradictions(sentence)).toEqual([]),
  );
});

it('reads sentences that are broken over lines and hold fixed spaces', () =>
  expect(findContradictions('Angebot in\n24\u00a0Stunden.')).toHaveLength(1));
