import type { Example } from './examples.ts';

type ExamplePage = {
  title: string;
  description: string;
  /** Colour of the browser's bar in the light and in the dark scheme; one for a page that has only one. */
  themes: readonly [light: string, dark?: string];
  /** Fonts of the first screen. */
  fonts: readonly string[];
  body: string;
};

/** Frame of an example website: head, the label that says what it is, nothing else. Everything visible below it belongs to the example. */
export function renderExample(example: Example, page: ExamplePage): string {
  const folder = `/beispiele/${example.name}`;
  const [light, dark] = page.themes;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<meta name="description" content="${page.description}">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${light}"${dark ? ' media="(prefers-color-scheme: light)"' : ''}>
${dark ? `<meta name="theme-color" content="${dark}" media="(prefers-color-scheme: dark)">` : ''}
${page.fonts.map((font) => `<link rel="preload" href="${folder}/${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${folder}/style.css">
<script type="module" src="${folder}/script.js"></script>
</head>
<body>
<aside class="example-label" aria-label="Hinweis">
<p><strong>Beispielprojekt, von uns gebaut; Betrieb erfunden.</strong></p>
<a href="/case-studies/${example.caseSlug}">Zurück zur Fallstudie</a>
</aside>
${page.body}
</body>
</html>
`;
}
