import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { SAMPLE_COMPANY } from '#content/company.ts';
import { WHOLE, type Media } from '#shared/media/media.ts';
import { ContactPerson } from './contact-person.tsx';

const PORTRAIT: Media = {
  id: '6f6f2c1e-4a53-4f0e-9f2e-1c2f3a4b5c6d',
  name: 'portrait.jpg',
  type: 'image/jpeg',
  bytes: 1000,
  size: { width: 1200, height: 1200 },
  alt: 'Jana Peters am Schreibtisch',
  crop: WHOLE,
  focus: { x: 0.5, y: 0.5 },
  version: 1,
};

function render(owner: string, portrait?: Media): string {
  const site: SiteData = {
    company: { ...SAMPLE_COMPANY, owner },
    supabase: { url: 'http://localhost', anonKey: '', sessionCookie: '' },
    claims: {},
    isDemo: false,
    hasChatModel: false,
  };
  return renderToStaticMarkup(
    createElement(
      PageContext,
      { value: { site, pathname: '/', search: '' } },
      createElement(ContactPerson, { portrait }),
    ),
  );
}

it('names who answers, with the direct line', () => {
  const html = render('Jana Peters');
  expect(html).toContain('Sie sprechen mit');
  expect(html).toContain('Jana Peters');
  expect(html).toContain(`href="tel:${SAMPLE_COMPANY.phoneE164}"`);
  expect(html).not.toContain('<img');
});

it('shows the portrait at the same place once there is one', () => {
  expect(render('Jana Peters', PORTRAIT)).toContain('alt="Jana Peters am Schreibtisch"');
});

it('leaves a name out that nobody has entered yet, and keeps the number', () => {
  const html = render(SAMPLE_COMPANY.owner);
  expect(html).not.toContain(SAMPLE_COMPANY.owner);
  expect(html).not.toContain('Sie sprechen mit');
  expect(html).toContain(`href="tel:${SAMPLE_COMPANY.phoneE164}"`);
});
