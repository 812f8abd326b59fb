import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Link, NavLink, StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SiteLink, SiteNavLink } from './site-link.tsx';

const render = (element: React.ReactElement) => renderToStaticMarkup(createElement(StaticRouter, { location: '/services/seo' }, element));
/** Attributes in any order. */
const read = (markup: string) => ({
  attributes: [...markup.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => `${name}=${value}`).toSorted(),
  text: markup.replace(/<[^>]+>/g, ''),
});

// The browser takes over what the server wrote: another attribute would be a hydration error on every page.
it.each(['/', '/services', '/services/seo', '/serv', '/pakete#commerce', '/?angebot=shop'])('writes the markup of the router: %s', (to) => {
  const props = { to, className: 'a b', prefetch: 'intent' as const };
  expect(read(render(createElement(SiteLink, props, 'Ziel')))).toEqual(read(render(createElement(Link, props, 'Ziel'))));
  for (const end of [true, false]) {
    const ours = render(createElement(SiteNavLink, { ...props, end }, 'Ziel'));
    expect(read(ours)).toEqual(read(render(createElement(NavLink, { ...props, end }, 'Ziel'))));
  }
});

it('leaves what is no whole path to the router', () => {
  expect(render(createElement(SiteLink, { to: '?seite=2' }, 'weiter'))).toContain('href="/services/seo?seite=2"');
});
