import { expect, it } from 'vitest';
import { keepTogether } from './keep-together.ts';

/** No-break spaces as '~', the narrow one as "'". */
const mark = (text: string): string =>
  keepTogether(text).replaceAll('\u00a0', '~').replaceAll('\u202f', "'");

it('keeps a number with its sign, its unit and its month', () => {
  expect(mark('nach § 14 Abs. 2 und Art. 6')).toBe('nach §~14 Abs.~2 und Art.~6');
  expect(mark('10.000 Euro, 590 €, 2,5 s, 17:00 Uhr')).toBe('10.000~Euro, 590~€, 2,5~s, 17:00~Uhr');
  expect(mark('seit dem 28. Juni 2025')).toBe('seit dem 28.~Juni 2025');
  expect(mark('30 % der Summe')).toBe("30'% der Summe");
});

it('keeps an abbreviation whole', () => {
  expect(mark('Farben, z. B. Grau, i. d. R. hell')).toBe('Farben, z.~B. Grau, i.~d.~R. hell');
});

it('leaves what may be torn', () => {
  const text = 'Die 3 Seiten, 20 Menschen, 5 sind neu. Im Jahr 2026 kam A. Weber.';
  expect(keepTogether(text)).toBe(text);
});
