import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReplyFoot } from './reply-foot.tsx';

const show = (...contacts: string[]) =>
  renderToStaticMarkup(<ReplyFoot contacts={contacts} asked="Geht das mit meiner Kasse?" />);

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

it('makes a link of each way, and answers the first by the key', () => {
  const shown = show('0241 990011', 'mia@example.com');
  expect(shown).toContain('href="tel:0241990011"');
  expect(shown).toContain('href="mailto:mia@example.com');
  expect(shown.match(/data-key/g)).toHaveLength(1);
  expect(shown).toMatch(/data-key="r"[^>]*href="tel:/);
});

it('says that nobody can be answered', () => {
  expect(show()).toContain('nur lesen');
  expect(show()).not.toContain('<a');
});
