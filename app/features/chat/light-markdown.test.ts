import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { LightMarkdown } from './light-markdown.tsx';

const render = (text: string): string =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(LightMarkdown, { text, onNavigate: () => undefined }),
    ),
  );

test('bold, lists and links to own pages', () => {
  const html = render(
    'Das kostet **590 €**, siehe [Pakete](/pakete#startpaket).\n\n- eins\n- zwei',
  );
  expect(html).toContain('<strong>590 €</strong>');
  expect(html).toMatch(/<a [^>]*href="\/pakete#startpaket"[^>]*>Pakete<\/a>/);
  expect(html.match(/<li/g)).toHaveLength(2);
});

test.each([
  '[x](https://evil.example)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](javascript:alert(1))',
])('%s is no link', (text) => {
  expect(render(text)).not.toContain('<a');
});

test('markup stays text', () => {
  const html = render('<img src=x onerror=alert(1)> **<script>x</script>**');
  expect(html).not.toMatch(/<(img|script)/);
  expect(html).toContain('&lt;img');
});
