// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import type { AreaLink } from './area-links.ts';
import { PhoneBar } from './phone-bar.tsx';

afterEach(cleanup);

const LINKS: readonly AreaLink[] = [
  { to: '/portal', label: 'Übersicht', end: true, icon: 'home' },
  { to: '/portal/angebote', label: 'Angebote', badge: <b>2 für Sie zu tun</b> },
  { to: '/portal/nachrichten', label: 'Nachrichten', icon: 'chat', badge: <b>3 ungelesen</b> },
  { to: '/portal/profil', label: 'Profil' },
];
const show = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <p>Seite</p>
      <PhoneBar title="Kundenportal" links={LINKS}>
        <button type="button">Abmelden</button>
      </PhoneBar>
    </MemoryRouter>,
  );
const findMore = () => {
  const summary = screen.getByText('Mehr').closest('summary')!;
  return { summary, details: summary.closest('details')! };
};

it('shows what has an icon, and keeps everything else behind "Mehr", with its counts', () => {
  show('/portal/nachrichten');
  const { summary, details } = findMore();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { hidden: true });
  const inMore = links.filter((link) => details.contains(link));
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(LINKS.map(({ to }) => to)),
  );
  expect(inMore.map((link) => link.getAttribute('href'))).toEqual([
    '/portal/angebote',
    '/portal/profil',
  ]);
  expect(within(details).getByText('Abmelden')).toBeTruthy();
  expect(summary.textContent).toBe('Mehr2 für Sie zu tun');
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Nachrichten3 ungelesen');
  expect(summary.getAttribute('aria-current')).toBeNull();
});

it('marks "Mehr" on a page behind it', () => {
  show('/portal/angebote/1');
  const { summary, details } = findMore();
  expect(summary.getAttribute('aria-current')).toBe('true');
  expect(within(details).getByText('Angebote').getAttribute('aria-current')).toBe('page');
});

it('closes "Mehr" with Escape, a press outside of it and a chosen page', () => {
  show('/portal');
  const { summary, details } = findMore();
  details.open = true;
  fireEvent.keyDown(within(details).getByText('Profil'), { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(summary);
  details.open = true;
  fireEvent.pointerDown(within(details).getByText('Profil'));
  expect(details.open).toBe(true);
  fireEvent.pointerDown(screen.getByText('Seite'));
  expect(details.open).toBe(false);
  details.open = true;
  fireEvent.click(within(details).getByText('Profil'));
  expect(details.open).toBe(false);
});
