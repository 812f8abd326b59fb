import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { RequestPromise } from './request-promise.tsx';

const HOUR_MS = 3_600_000;
const site: SiteData = {
  company: SAMPLE_COMPANY,
  supabase: { url: 'http://localhost', anonKey: '', sessionCookie: '' },
  claims: {},
  isDemo: false,
  hasChatModel: false,
};
const tell = (hours: number): string =>
  renderToStaticMarkup(
    createElement(
      PageContext,
      { value: { site, pathname: '/', search: '' } },
      createElement(RequestPromise, {
        request: {
          status: 'new',
          respond_by: new Date(Date.now() + hours * HOUR_MS).toISOString(),
        },
      }),
    ),
  );

it('promises no time that is over', () => {
  expect(tell(1)).toContain('Unser Angebot erhalten Sie bis');
  expect(tell(-1)).not.toContain('erhalten');
  expect(tell(-1)).toContain(`href="tel:${SAMPLE_COMPANY.phoneE164}"`);
});
