import { expect, test } from 'vitest';
import { listPages } from '#content/pages.ts';
import { markSections } from './mark-sections.ts';

const marksOf = (html: string): string[] =>
  [...html.matchAll(/<span class="mark">(.*?)<\/span>/g)].map(([, mark = '']) => mark);

test('every entry says which section is the example, and which the mistake and the check', async () => {
  for (const { parts, slug } of await listPages('glossary')) {
    const marks = markSections(parts).flatMap((part) =>
      part.kind === 'html' ? marksOf(part.html) : [],
    );
    expect(marks.slice(0, 2).toSorted(), slug).toEqual(['Beispiel', 'Worum es geht']);
    expect(marks.at(-1), slug).toBe('Selbst prüfen');
    for (const mark of marks.slice(2, -1)) expect(mark, slug).toMatch(/^(Häufiger Fehler|\u00a0)$/);
  }
});

const print = (headings: readonly string[]) =>
  markSections([{ kind: 'html', html: headings.map((text) => `<h2>${text}</h2>`).join('') }]);

test('does not repeat the mark in the title, and finds the example in second place', () =>
  expect(print(['Wozu', 'Beispiel: drei Fassungen', 'Häufiger Fehler: überall', 'Probe'])).toEqual([
    {
      kind: 'html',
      html:
        '<h2><span class="mark">Worum es geht</span> Wozu</h2>' +
        '<h2><span class="mark">Beispiel</span> Drei Fassungen</h2>' +
        '<h2><span class="mark">Häufiger Fehler</span> Überall</h2>' +
        '<h2><span class="mark">Selbst prüfen</span> Probe</h2>',
    },
  ]));

test('leaves the line of the mark empty where the title is another word for it', () =>
  expect(print(['Wozu', 'Beispiel', 'Häufiger Irrtum', 'Probe'])[0]).toHaveProperty(
    'html',
    expect.stringContaining('<h2><span class="mark">\u00a0</span> Häufiger Irrtum</h2>'),
  ));

test('leaves a text of another build alone', () =>
  expect(print(['Wozu', 'Beispiel'])).toEqual([
    { kind: 'html', html: '<h2>Wozu</h2><h2>Beispiel</h2>' },
  ]));
