import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReplyFoot } from './reply-foot.tsx';

const show = (contact: string) =>
  renderToStaticMarkup(<ReplyFoot contact={contact} asked="Geht das mit meiner Kasse?" />);

it('answers an address by mail, with what was asked', () => {
  const shown = show('mia@example.com');
  expect(shown).toContain('Antwort per E-Mail an mia@example.com');
  expect(shown).toContain('href="mailto:mia@example.com?subject=Ihre%20Frage%20im%20Chat');
  expect(shown).toContain(encodeURIComponent('„Geht das mit meiner Kasse?“'));
});

it('calls a number', () => {
  const shown = show('0241 / 99 00 11');
  expect(shown).toContain('Rückruf unter 0241 / 99 00 11');
  expect(shown).toContain('href="tel:0241990011"');
});

it('says that nobody can be answered', () => {
  expect(show('')).toContain('nur lesen');
  expect(show('')).not.toContain('<a');
});
