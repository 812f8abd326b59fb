import { expect, it } from 'vitest';
import { WHOLE, type Media } from '#shared/media/media.ts';
import { renderInline, renderMarkdown } from './markdown.ts';
import { configureContent, getContentSettings } from './settings.ts';

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&colon;alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](vbscript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x" onerror="alert(1)](medien:00000000-0000-0000-0000-000000000000)',
  '[x](https://a.example "\\" onmouseover=\\"alert(1)")',
  '## x" onclick="alert(1)',
  '```html" onclick="alert(1)\nx\n```',
])('what an editor writes runs nothing: %s', (source) => {
  for (const html of [renderMarkdown(source).html, renderInline(source)]) {
    const tags = (html.match(/<[^>]*>/g) ?? []).join('\n');
    expect(tags.replaceAll(/"[^"]*"/g, '""')).not.toMatch(/<(script|img|iframe|svg)|\son\w+\s*=/i);
    expect(tags).not.toMatch(/(href|src)="\s*(javascript|vbscript|data):/i);
  }
});

it('links to a document of the media library, and to nothing where there is none', () => {
  const PDF: Media = {
    id: '5f0cb2c3-2b62-4a0a-9d9b-6a9f7cf0a001',
    name: 'Merkblatt',
    type: 'application/pdf',
    bytes: 1,
    size: null,
    alt: '',
    crop: WHOLE,
    focus: { x: 0.5, y: 0.5 },
    version: 3,
  };
  const { media } = getContentSettings();
  configureContent({ media: new Map([[PDF.id, PDF]]) });
  try {
    expect(renderInline(`[Das **Merkblatt**](medien:${PDF.id})`)).toBe(
      `<a href="/medien/${PDF.id}/3.pdf">Das <strong>Merkblatt</strong></a>`,
    );
    expect(renderInline(`[weg](medien:${PDF.id.replace('5', '6')})`)).toBe('<a>weg</a>');
  } finally {
    configureContent({ media });
  }
});

it('sets amounts below each other and adds them up where a row asks for it', () => {
  const table = (last: string) =>
    renderMarkdown(
      '| Posten | Betrag | Art |\n|---|---|---|\n| Bau | 1.290 € | einmalig |\n' +
        `| Pflege | *Annahme* 12 × 79 € pro Monat | laufend |\n| ${last} | |`,
    );
  const { html, text } = table('Zusammen | =');
  expect(html.match(/<t[hd] class="amount">/g)).toHaveLength(4);
  expect(html).toContain('<em>Annahme</em> 12 × 79\u00a0€');
  expect(html).toMatch(/<tr class="sum">\s*<td>Zusammen<\/td>\s*<td class="amount">2\.238\u00a0€</);
  expect(text).toContain('2.238\u00a0€');
  expect(table('Hosting | nach Aufwand').html).not.toContain('class="amount"');
});

it('draws a sum as one bar of the kinds that the amounts have', () => {
  const table = (kinds: string[]) =>
    renderMarkdown(
      `| Posten | Betrag | Art |\n|---|---|---|\n${kinds.map((kind) => `| Bau | 100 € | ${kind} |\n`).join('')}` +
        '| Zusammen | = | |',
    ).html;
  const html = table(['einmalig', 'laufend', '<b>laufend</b>', 'einmalig']);
  expect(html.match(/style="width:[\d.]+%"/g)).toEqual(
    ['50.0', '25.0', '25.0'].map((share) => `style="width:${share}%"`),
  );
  expect(html).toContain('<strong>200\u00a0€</strong> einmalig<');
  expect(html).not.toContain('<b>');
  expect(table(['A', 'B', 'C'])).not.toContain('width:');
  expect(table(['A', 'A', ''])).not.toContain('width:');
  expect(table(['A', 'A', 'A'])).not.toContain('width:');
});

it('says of figures in the last column what share of the largest they are', () => {
  const { html } = renderMarkdown(
    '| Arbeit | Preis | Stunden |\n|---|---|---|\n| Bau | im Paket | 8 |\n' +
      '| Texte | 249 € | 2,5 |\n| **Zusammen** | **590 €** | **10,5** |',
  );
  expect([...html.matchAll(/style="([^"]+)">([^<]*)/g)].map((match) => match.slice(1))).toEqual([
    ['--share:0', 'Stunden'],
    ['--share:1.00', '8'],
    ['--share:0.31', '2,5'],
    ['--share:0', ''],
  ]);
  expect(renderMarkdown('| a | b |\n|---|--:|\n| c | 1 |\n| d | 2 |').html).toContain(
    '<td style="text-align:right;--share:0.50">1',
  );
  expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | c |\n| 2 | d |').html).not.toContain('style');
});

it('keeps on one line what is one, but in addresses and code', () => {
  const whole = (text: string): string => `<span class="whitespace-nowrap">${text}</span>`;
  expect(
    renderInline('[E-Mail & Telefon](mailto:E-Mail@a.example) +31 475 000 000, `E-Mail`'),
  ).toBe(
    `<a href="mailto:E-Mail@a.example">${whole('E-Mail')} &amp; Telefon</a> ` +
      `${whole('+31 475 000 000,')} <code>E-Mail</code>`,
  );
  expect(renderMarkdown('## Ihre E-Mail').headings).toEqual([
    { id: 'ihre-e-mail', text: 'Ihre E-Mail', level: 2 },
  ]);
});
