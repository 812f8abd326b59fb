import { FIRST_MODULES } from '#app/lib/early-script.ts';
import { replaceNonceByHashes } from './security-headers.ts';

/** Modules of the build that only pass on exports of another one: its path, and what it calls each of them. Written by vite.config.ts. */
export type PassingModules = Readonly<Record<string, { from: string; names: Readonly<Record<string, string>> }>>;

/**
 * Leaves nothing but what the first paint needs ahead of the line. What is shared by all visitors carries no nonce: its own inline scripts are allowed by
 * their hashes. The styles are half of a page and stay as they are. Bytes as characters: all that is looked for is ASCII.
 */
export function finishDocument(document: Buffer, nonce: string, passing: PassingModules, isShared: boolean) {
  const styles = Math.max(document.indexOf('<style'), 0);
  const rest = Math.max(document.indexOf('</style>', styles), 0);
  const finish = (text: string): { html: string; scriptSources: string[] } => {
    const html = yieldToText(importDirectly(text, passing), nonce);
    return isShared ? replaceNonceByHashes(html, nonce) : { html, scriptSources: [] };
  };
  const before = finish(document.toString('latin1', 0, styles));
  const after = finish(document.toString('latin1', rest));
  const page = Buffer.concat([Buffer.from(before.html, 'latin1'), document.subarray(styles, rest), Buffer.from(after.html, 'latin1')]);
  return { page, scriptSources: isShared ? [...before.scriptSources, ...after.scriptSources] : [`'nonce-${nonce}'`] };
}

/** Scripts wait behind the text, because the page is whole without them: app/lib/early-script.ts asks for them and begins when the time has come. */
const yieldToText = (html: string, nonce: string): string =>
  html
    .replace(/(?:<link rel="modulepreload"[^>]*>)+/g, (links) => {
      const paths = [...links.matchAll(/ href="([^"]+)"/g)].map(([, path]) => path);
      return `<meta name="${FIRST_MODULES}" content="${paths.join(' ')}"/>`;
    })
    .replace(
      /<script nonce="[^"]+" type="module" async="">([^]*?)<\/script>/,
      (_, code: string) => `<script nonce="${nonce}" type="text/x-module">${code}</script><script nonce="${nonce}">begin()</script>`,
    );

/**
 * The bundler leaves a route whose code lies in a shared file an own file of a hundred bytes, which takes one of a browser's six connections for a whole
 * round trip. The page's script takes the exports from where they are instead.
 */
function importDirectly(html: string, passing: PassingModules): string {
  return html
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (link, path: string) => (passing[path] ? '' : link))
    .replace(/import \* as (\w+) from "([^"]+)";/g, (line, name: string, path: string) => {
      const module = passing[path];
      if (!module) return line;
      const names = Object.entries(module.names);
      const bindings = names.map(([, inner], i) => `${inner} as ${name}_${i}`);
      const exports = names.map(([outer], i) => `${outer}:${name}_${i}`);
      return `import{${bindings.join(',')}}from"${module.from}";const ${name}={${exports.join(',')}};`;
    });
}
