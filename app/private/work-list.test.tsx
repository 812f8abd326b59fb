// @vitest-environment happy-dom
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { findToday } from '#shared/agency/agency-day.ts';
import { WorkList, withRest, type Work, type WorkRow } from './work-list.tsx';

afterEach(cleanup);

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const row = (risk: WorkRow['risk'], who: string, due: string): WorkRow => ({
  id: who,
  risk,
  who,
  what: 'Etwas',
  to: `/${who}`,
  due,
  act: 'Ansehen',
});
const show = (...parts: Partial<Work>[]) =>
  render(<WorkList parts={parts as Work[]} />, { wrapper: MemoryRouter });
const named = (): string[] => screen.getAllByRole('link').map(({ textContent }) => textContent);

it('ranks what is late by what is lost if nobody acts, the earliest first, then the others', () => {
  show(
    { rows: [row('customer', 'approval', day(-30)), row('mail', 'mail', day(-1))] },
    { rows: [row('money', 'newer', day(-3)), row('money', 'older', day(-30))] },
    { rows: [row('answer', 'open', day(1)), row('promise broken', 'late', day(-1))] },
  );
  expect(named()).toEqual(['late', 'older', 'newer', 'mail', 'approval', 'open']);
  const late = screen.getByText('late').closest('li')!;
  expect(late.textContent).toMatch(/1 Tag überfällig\d\d\.\d\d\./);
  expect(screen.getByText('1 Tag überfällig', { selector: 'li:first-child *' })).toBeTruthy();
});

it('names the groups that hold something, by day, or by who has to act where there is none', () => {
  const since = (risk: WorkRow['risk'], who: string): WorkRow => ({
    id: who,
    risk,
    who,
    what: 'Etwas',
    to: '/',
    since: day(-4),
    act: 'Ansehen',
  });
  const { unmount } = show({
    rows: [
      since('customer', 'asked'),
      since('mail', 'unsent'),
      row('talk', 'talk', findToday()),
      row('day', 'later', day(3)),
      row('answer', 'promised', day(1)),
      row('money', 'money', day(-3)),
    ],
  });
  const groups = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent);
  expect(groups()).toEqual([
    'Überfällig1',
    'Heute2',
    'Bis morgen antworten1',
    'Wartet auf Kunden1',
    'Demnächst1',
  ]);
  expect(named()).toEqual(['money', 'talk', 'unsent', 'promised', 'asked', 'later']);
  unmount();
  show({ rows: [row('money', 'money', day(-3))] });
  expect(groups()).toEqual(['Überfällig1']);
});

it('sets off what can be done about late money and answers', () => {
  show({ rows: [row('money', 'late', day(-3)), row('mail', 'mail', day(-3))] });
  const isUrgent = (who: string) =>
    screen.getByText(who).closest('li')!.querySelector('[data-urgent]') !== null;
  expect([isUrgent('late'), isUrgent('mail')]).toEqual([true, false]);
});

it('fills the button of the first row that is ours to do', () => {
  const asked: WorkRow = {
    id: 'asked',
    risk: 'customer',
    who: 'asked',
    what: 'Etwas',
    to: '/',
    since: day(-4),
    act: 'Erinnern',
  };
  show({ rows: [asked, row('day', 'later', day(3)), row('talk', 'talk', day(4))] });
  const first = [...document.querySelectorAll('[data-first]')].map((at) => at.closest('li'));
  expect(first).toEqual([screen.getByText('talk').closest('li')]);
});

it('shows nothing before all is read, and what failed beside the others', () => {
  const query = (state: Partial<UseQueryResult>) => state as UseQueryResult;
  const rows = [row('answer', 'open', day(1))];
  const { unmount } = show({ rows }, { query: query({ isError: false }) });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByRole('status')).toBeTruthy();
  unmount();
  show({ rows }, { query: query({ isError: true }) });
  expect(named()).toEqual(['open']);
  expect(screen.getByRole('alert')).toBeTruthy();
});

it('shows the first eight, and of each group at least two', () => {
  const late = Array.from({ length: 20 }, (_, n) => row('money', `late${n}`, day(n - 30)));
  const later = Array.from({ length: 3 }, (_, n) => row('day', `later${n}`, day(n + 2)));
  show({ rows: [...late, ...later] });
  expect(named().slice(-3)).toEqual(['late7', 'later0', 'later1']);
});

it('shows the first eight, then all', async () => {
  const many = Array.from({ length: 20 }, (_, n) => row('answer', `n${n}`, day(n)));
  show({ rows: many });
  expect(named()).toHaveLength(8);
  await userEvent.click(screen.getByRole('button', { name: 'Alle 20 zeigen' }));
  expect(named()).toHaveLength(20);
});

it('says in one row how many more there are than are named', () => {
  const rows = [row('money', 'first', '2026-11-02'), row('money', 'last', '2026-11-20')];
  const tell = (count: number) =>
    withRest(rows, count, ['Rechnung', 'Rechnungen'], '/admin/rechnungen');
  expect(tell(2)).toEqual(rows);
  expect(tell(3).at(-1)).toMatchObject({ who: '1 weitere', what: 'Rechnung' });
  expect(tell(5)).toEqual([
    ...rows,
    {
      id: 'rest-money',
      risk: 'money',
      to: '/admin/rechnungen',
      who: '3 weitere',
      what: 'Rechnungen',
      due: '2026-11-20',
      act: 'Ansehen',
    },
  ]);
});
