import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BreakableAddress } from './breakable-address.tsx';

it('breaks a mail address behind its @, and leaves a number whole', () => {
  const draw = (text: string) => renderToStaticMarkup(<BreakableAddress>{text}</BreakableAddress>);
  expect(draw('mia@luft-schloss.example')).toBe(
    'mia@<wbr/><span class="whitespace-nowrap">luft-schloss.example</span>',
  );
  const long = 'hausverwaltung-am-stadtgarten.example';
  expect(draw(`mia@${long}`)).toBe(`mia@<wbr/>${long}`);
  expect(draw('+31 475 000 000')).toBe('+31 475 000 000');
});
