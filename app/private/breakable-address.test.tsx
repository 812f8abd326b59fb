import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BreakableAddress } from './breakable-address.tsx';

it('breaks a mail address behind its @ and before its dots, and leaves a number whole', () => {
  const draw = (text: string) => renderToStaticMarkup(<BreakableAddress>{text}</BreakableAddress>);
  expect(draw('mia@luft-schloss.example')).toBe(
    'mia@<wbr/><span class="whitespace-nowrap">luft-schloss.example</span>',
  );
  const long = 'hausverwaltung-am-stadtgarten.example';
  expect(draw(`mia.gross@${long}`)).toBe(
    'mia<wbr/>.gross@<wbr/>hausverwaltung-am-stadtgarten<wbr/>.example',
  );
  expect(draw('+31 475 000 000')).toBe('+31 475 000 000');
});
