import { describe, expect, it } from 'vitest';
import { buildFilter, isLike, matchesFilter, parseFilters, type Filter } from './filter.ts';

const bind = (
  text: string,
  category = 'S',
  cast: (value: string) => unknown = (value) => value,
): Filter[] =>
  parseFilters(text).map((one) =>
    buildFilter(one, category, one.operator === 'is' ? [null] : one.values.map(cast)),
  );
const matches = (filters: Filter[], row: Record<string, unknown>): boolean =>
  filters.every((filter) => matchesFilter(filter, row));

describe('parseFilters', () => {
  it('reads operators, negation, lists and several conditions', () => {
    expect(parseFilters('id=not.eq.5')).toEqual([
      { column: 'id', operator: 'eq', negated: true, values: ['5'] },
    ]);
    expect(parseFilters('line=in.(a, b,"c,d")')).toEqual([
      { column: 'line', operator: 'in', negated: false, values: ['a', 'b', 'c,d'] },
    ]);
    expect(parseFilters('a=gt.1,b=lt.2').map(({ column }) => column)).toEqual(['a', 'b']);
    expect(parseFilters('text=eq.one, two=three')).toEqual([
      { column: 'text', operator: 'eq', negated: false, values: ['one, two=three'] },
    ]);
    expect(parseFilters('  ')).toEqual([]);
  });

  it('takes as many values as Supabase, and so much text', () => {
    const list = (length: number) => `id=in.(${Array.from({ length }, (_, n) => n).join()})`;
    expect(parseFilters(list(100))[0]!.values).toHaveLength(100);
    expect(() => parseFilters(list(101))).toThrow('`in` takes 100 values at most');
    expect(() => parseFilters(`line=eq.${'ä'.repeat(2_050)}`)).toThrow('more than 4096 bytes');
  });

  it.each(['undefined', 'id', 'id=5', 'id=foo.5', '=eq.5', 'id=in.5'])('refuses %s', (text) => {
    expect(() => parseFilters(text)).toThrow('Error parsing `filter` params');
  });
});

describe('matchesFilter', () => {
  it('compares numbers as numbers and times as times', () => {
    expect(matches(bind('n=gt.9', 'N', Number), { n: 10 })).toBe(true);
    expect(matches(bind('n=lte.9', 'N', Number), { n: 10 })).toBe(false);
    expect(
      matches(bind('at=eq.2026-01-01T00:00:00+00:00', 'D'), { at: '2026-01-01T01:00:00+01:00' }),
    ).toBe(true);
    expect(
      matches(bind('at=in.(x,2026-01-01T00:00:00+00:00)', 'D'), {
        at: '2026-01-01T01:00:00+01:00',
      }),
    ).toBe(true);
    expect(matches(bind('n=in.(1.0,2)', 'N'), { n: 1 })).toBe(true);
    expect(matches(bind('n=in.(1,2)', 'N'), { n: 3 })).toBe(false);
    expect(matches(bind('line=gte.b'), { line: 'a' })).toBe(false);
    expect(matches(bind('line=like.a%'), { line: 'a.c' })).toBe(true);
    expect(matches(bind('line=like.a_c'), { line: 'a\nc' })).toBe(true);
    expect(matches(bind('line=like.A%'), { line: 'abc' })).toBe(false);
    expect(matches(bind('line=ilike.A%'), { line: 'abc' })).toBe(true);
    for (const [text, pattern, expected] of [
      ['abcbc', 'a%bc', true],
      ['abcb', 'a%bc', false],
      ['', '%', true],
      ['', '_', false],
      ['a%', 'a_', true],
    ] as const) {
      expect([text, pattern, isLike(text, pattern)]).toEqual([text, pattern, expected]);
    }
    expect(isLike('a'.repeat(10_000), '%a'.repeat(30) + 'b')).toBe(false);
    const [text, pattern] = ['a'.repeat(10_000), `%${'a'.repeat(5_000)}b`];
    const before = process.threadCpuUsage();
    for (let subscription = 0; subscription < 50; subscription += 1) isLike(text, pattern);
    // Tried at every sign, a single one takes a tenth of a second.
    expect(process.threadCpuUsage(before).user / 1e6).toBeLessThan(0.5);
  });

  it('compares nothing with null, except is', () => {
    expect(matches(bind('n=eq.1', 'N', Number), { n: null })).toBe(false);
    expect(matches(bind('n=not.eq.1', 'N', Number), { n: null })).toBe(false);
    expect(matches(bind('n=is.null'), { n: null })).toBe(true);
    expect(matches(bind('n=not.is.null'), { n: 1 })).toBe(true);
    expect(matches(bind('n=isdistinct.1', 'N', Number), { n: null })).toBe(true);
    expect(matches(bind('n=isdistinct.1', 'N', Number), { n: 1 })).toBe(false);
  });
});
