import { describe, expect, it } from 'vitest';
import { SAMPLE_COMPANY } from './company.ts';
import { ContentError, parsePage } from './parse-page.ts';

const FRONT = [
  '---',
  'title: Impressum',
  'description: Wer diese Website betreibt',
  'h1: Impressum',
  'updated: 2026-11-20',
  '---',
  '',
];
const parse = (...lines: string[]) =>
  parsePage(
    'legal',
    { origin: 'content/pages/legal/x.md', slug: 'x', source: [...FRONT, ...lines].join('\n') },
    SAMPLE_COMPANY,
  );

describe('parsePage', () => {
  it('resolves placeholders and counts words', () => {
    const page = parse('Inhaberin: {{company.owner}}, ab {{price.startpaket}}.');
    expect(page.path).toBe('/x');
    expect(page.text).toBe('Inhaberin: Erika Muster, ab 590\u00a0€.');
    expect(page.words).toBe(4);
  });

  it('names file and line of an unknown placeholder', () => {
    expect(() => parse('Gut.', '', 'Preis {{price.nothing}}')).toThrow(
      new ContentError('content/pages/legal/x.md:10 Unknown placeholder {{price.nothing}}'),
    );
  });

  it('names file and field of wrong front matter', () => {
    const source = FRONT.join('\n').replace('2026-11-20', 'gestern');
    expect(() => parsePage('legal', { origin: 'a.md', slug: 'a', source }, SAMPLE_COMPANY)).toThrow(
      /^a\.md updated:/,
    );
    expect(() =>
      parsePage('legal', { origin: 'a.md', slug: 'a', source: 'Text' }, SAMPLE_COMPANY),
    ).toThrow(/^a\.md:1 has no front matter/);
  });

  it('gives headings folded, unique anchors', () => {
    const page = parse('## Für wen', '', 'a', '', '## Für wen', '', '### Größe & Maß');
    expect(page.headings.map((heading) => heading.id)).toEqual([
      'fuer-wen',
      'fuer-wen-2',
      'groesse-mass',
    ]);
  });

  it('splits the body at components', () => {
    const page = parse('## Vorher', '', '{{services-table}}', '', '## Nachher');
    expect(page.parts.map((part) => (part.kind === 'block' ? part.name : 'html'))).toEqual([
      'html',
      'services-table',
      'html',
    ]);
  });

  it('prints raw HTML as text and marks external links', () => {
    const [part] = parse('<script>x</script> [a](https://example.org) [b](/kontakt) "so"').parts;
    const html = part?.kind === 'html' ? part.html : '';
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain(
      '<a href="https://example.org" rel="noopener noreferrer" target="_blank">',
    );
    expect(html).toContain('<a href="/kontakt">');
    expect(html).toContain('„so“');
  });

  it('keeps signs and their numbers on one line, in what is shown and not in what is searched', () => {
    const page = parse('Nach § 14 und Art. 6 Abs. 1 Buchst. b, 20 km bis 17:00 Uhr');
    expect(page.parts).toEqual([
      {
        kind: 'html',
        html:
          '<p>Nach §\u00a014 und Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b, 20\u00a0km bis ' +
          '17:00\u00a0Uhr</p>\n',
      },
    ]);
    expect(page.text).toContain('Nach § 14 und Art. 6');
  });
});
