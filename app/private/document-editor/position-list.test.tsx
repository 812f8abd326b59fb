// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Position } from '#shared/billing/billing.ts';
import { buildPosition } from '#shared/offers/offer-draft.ts';
import { COMPANY } from '#tests/support/invoice-samples.ts';
import { PageContext, type SiteData } from '#app/lib/use-site.ts';
import { PositionList } from './position-list.tsx';

afterEach(cleanup);

const WEBSITE = buildPosition('a', 'Website', 47_200);
const HOURS: Position = {
  ...buildPosition('b', 'Schulung', 10_000),
  quantity: 2.5,
  unit: 'Stunde',
  discountPercent: 10,
};

function List({ errors = {} }: { errors?: Record<string, string> }) {
  const [positions, setPositions] = useState([WEBSITE, HOURS]);
  return <PositionList positions={positions} errors={errors} onChange={setPositions} />;
}
const page = (errors?: Record<string, string>) => (
  <QueryClientProvider client={new QueryClient()}>
    <PageContext value={{ site: { company: COMPANY } as SiteData, pathname: '/', search: '' }}>
      <List {...(errors && { errors })} />
    </PageContext>
  </QueryClientProvider>
);
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const row = (name: RegExp) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('says in one row what a position comes to, and opens one alone with all its fields', () => {
  render(page());
  expect(rows()).toEqual([
    '1Websitepauschal472,00\u00a0€',
    '2Schulung2,5\u00a0Stunden × 100,00\u00a0€, −10\u00a0%225,00\u00a0€',
  ]);
  fireEvent.click(row(/^1 ?Website/));
  fireEvent.click(row(/^2 ?Schulung/));
  expect(screen.getAllByLabelText('Menge')).toHaveLength(1);
  expect(field('Menge').value).toBe('2,5');
  expect(field('Rabatt in %').value).toBe('10');
});

it('goes on with Enter, adds behind the last, and takes a blank one back with Escape', () => {
  render(page());
  fireEvent.click(row(/^1 ?Website/));
  fireEvent.keyDown(field('Titel'), { key: 'Enter' });
  expect(field('Titel').value).toBe('Schulung');
  expect(document.activeElement).toBe(field('Titel'));
  fireEvent.keyDown(field('Titel'), { key: 'Enter' });
  expect(document.activeElement).toBe(field('Titel'));
  expect(rows()).toHaveLength(3);
  fireEvent.keyDown(field('Titel'), { key: 'Escape' });
  expect(rows()).toHaveLength(2);
});

it('moves a row by the arrow keys of its handle, which keeps the focus', () => {
  render(page());
  const handle = screen.getByRole('button', { name: 'Website verschieben, Stelle 1 von 2' });
  handle.focus();
  fireEvent.keyDown(handle, { key: 'ArrowDown' });
  expect(rows()[1]).toMatch(/^2Website/);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(
    'Website verschieben, Stelle 2 von 2',
  );
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  expect(rows()[1]).toMatch(/^2Website/);
});

it('opens what is wrong, and does not close over a price that nobody can read', () => {
  render(page({ 'positions.0.title': 'Bitte geben Sie der Position einen Titel.' }));
  expect(field('Titel').value).toBe('Website');
  cleanup();

  render(page());
  fireEvent.click(row(/^1 ?Website/));
  fireEvent.change(field('Einzelpreis in €'), { target: { value: '1200000' } });
  expect(
    screen.getByText('Bitte einen Betrag von −1.000.000,00 € bis 1.000.000,00 €.'),
  ).toBeTruthy();
  fireEvent.click(row(/^2 ?Schulung/));
  expect(document.activeElement).toBe(field('Einzelpreis in €'));
  expect(field('Titel').value).toBe('Website');
});

it('adds no blank position behind a blank one', () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: 'Position hinzufügen' }));
  fireEvent.keyDown(field('Titel'), { key: 'Enter' });
  expect(rows()).toHaveLength(3);
  fireEvent.change(field('Titel'), { target: { value: 'Logo' } });
  fireEvent.keyDown(field('Titel'), { key: 'Enter' });
  expect(rows()).toHaveLength(4);
});
