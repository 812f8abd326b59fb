import { expect, it } from 'vitest';
import { renderInline, renderMarkdown } from './markdown.ts';

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
