import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { finishDocument } from './finish-document.ts';

const passing = { '/assets/root-1.js': { from: '/assets/base-2.js', names: { default: 'U', Layout: 'H' } } };
const finish = (html: string) => {
  const { page, scriptSources } = finishDocument(Buffer.from(html), 'abc', passing, true);
  return { html: page.toString(), scriptSources };
};

it('lists the scripts to be asked for after the text and takes the nonce out, before and after the styles', () => {
  const { html, scriptSources } = finish(
    '<link rel="modulepreload" href="/assets/a.js" nonce="abc"/><style>p{content:"nonce=é"}</style><link rel="modulepreload" href="/assets/b.js" nonce="abc"/><script nonce="abc">own()</script>',
  );
  expect(html).toBe(
    '<meta name="first-modules" content="/assets/a.js"/><style>p{content:"nonce=é"}</style><meta name="first-modules" content="/assets/b.js"/><script>own()</script>',
  );
  expect(scriptSources).toHaveLength(1);
});

it('holds the module of the page until it may begin, and allows it as a script', () => {
  const { html, scriptSources } = finish(
    '<style></style><script nonce="abc" type="module" async="">import "/assets/a.js";</script><p>Text</p>',
  );
  expect(html).toBe('<style></style><script type="text/x-module">import "/assets/a.js";</script><script>begin()</script><p>Text</p>');
  expect(scriptSources).toEqual(
    ['import "/assets/a.js";', 'begin()'].map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
  );
});

it('leaves out files that only pass on what another one exports', () => {
  const { html } = finish(
    '<link rel="modulepreload" href="/assets/root-1.js" nonce="abc"/><link rel="modulepreload" href="/assets/base-2.js" nonce="abc"/><style></style>' +
      '<script type="module">import * as route0 from "/assets/root-1.js";\nimport * as route1 from "/assets/home-3.js";</script>',
  );
  expect(html).not.toContain('root-1.js');
  expect(html).toContain('<meta name="first-modules" content="/assets/base-2.js"/>');
  expect(html).toContain(
    'import{U as route0_0,H as route0_1}from"/assets/base-2.js";const route0={default:route0_0,Layout:route0_1};\nimport * as route1 from "/assets/home-3.js";',
  );
});

it('finishes a page without styles', () => {
  expect(finish('<p>Grüße</p><script nonce="abc">own()</script>').html).toBe('<p>Grüße</p><script>own()</script>');
});

it('keeps the nonce of what is rendered for one visitor, and holds its scripts as well', () => {
  const own =
    '<link rel="modulepreload" href="/assets/a.js" nonce="abc"/><style></style><script nonce="abc" type="module" async="">go()</script>';
  const { page, scriptSources } = finishDocument(Buffer.from(own), 'abc', passing, false);
  expect(page.toString()).toBe(
    '<meta name="first-modules" content="/assets/a.js"/><style></style><script nonce="abc" type="text/x-module">go()</script><script nonce="abc">begin()</script>',
  );
  expect(scriptSources).toEqual(["'nonce-abc'"]);
});
