// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

const entry = (level: number, mark: string, text: string): string =>
  `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1">` +
  `<span style="mso-list:Ignore">${mark}<span> </span></span>${text}</p>`;

it('makes lists of the paragraphs that Word writes', () => {
  const html = `<p>before</p>${entry(1, '·', 'one')}${entry(2, 'a)', 'two')}${entry(1, '·', 'three')}<p>after</p>`;
  expect(cleanPaste(html)).toBe(
    '<p>before</p><ul><li><p>one</p><ol><li><p>two</p></li></ol></li><li><p>three</p></li></ul>' +
      '<p>after</p>',
  );
});

it('takes joined cells apart', () => {
  expect(cleanPaste('<table><tr><td colspan="2">a</td></tr></table>')).toBe(
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  );
});
