import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import Offline from './offline.tsx';

it('asks once more for the whole address, whatever stands behind its question mark', () => {
  const site: SiteData = {
    company: SAMPLE_COMPANY,
    supabase: { url: 'http://localhost', anonKey: '', sessionCookie: '' },
    claims: {},
    isDemo: false,
    hasChatModel: false,
  };
  const html = renderToStaticMarkup(
    createElement(
      PageContext,
      { value: { site, pathname: '/offline', search: '' } },
      createElement(Offline),
    ),
  );
  const href = /<a href="([^"]*)"[^>]*>Erneut versuchen/.exec(html)?.[1];
  const asked = 'https://agentur.example/?angebot=shop&paket=commerce';
  expect(new URL(href!, asked).href).toBe(asked);
});
