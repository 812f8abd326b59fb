import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const draw = (text: string): string => renderToStaticMarkup(<Unbroken>{text}</Unbroken>);
const whole = (text: string): string => `<span class="whitespace-nowrap">${text}</span>`;

test('keeps numbers, days and telephone numbers on one line and changes no letter', () => {
  expect(draw('Rechnung RE-2026-0005 ist bis 1. Dezember offen')).toBe(
    `Rechnung ${whole('RE-2026-0005')} ist bis ${whole('1. Dezember')} offen`,
  );
  expect(draw('Domain und E-Mail-Adressen? +31 475 000 000.')).toBe(
    `Domain und ${whole('E-Mail-Adressen?')} ${whole('+31 475 000 000.')}`,
  );
});

test('leaves alone what only looks like it', () => {
  for (const text of ['am 3. Mal', 'B2B-2026', 'Geschäfts-E-Mails', 'E-Mail-Adressverwaltung'])
    expect(draw(text)).toBe(text);
});
