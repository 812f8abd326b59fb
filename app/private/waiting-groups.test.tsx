import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerDue, WaitingGroups, WaitingTime } from './waiting-groups.tsx';

const day = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString();

it('puts overdue first, then open by its day, the longest wait first, then what is answered', () => {
  const rows = [
    { id: 'answered', wait: undefined },
    { id: 'open', wait: { at: day(-1), due: day(3) } },
    { id: 'next', wait: { at: day(-1), due: day(1) } },
    { id: 'late', wait: { at: day(-4), due: day(-3) } },
    { id: 'later', wait: { at: day(-9), due: day(-8) } },
  ];
  const show = (shown: typeof rows): string =>
    renderToStaticMarkup(
      <WaitingGroups rows={shown} waitOf={({ wait }) => wait}>
        {(part) => <p>{part.map(({ id }) => id).join(', ')}</p>}
      </WaitingGroups>,
    )
      .replaceAll(/<[^>]+>/g, '|')
      .replaceAll(/\|+/g, '|');
  expect(show(rows)).toBe(
    '|Überfällig (2)|later, late|Bis morgen (1)|next|Später (1)|open|Erledigt (1)|answered|',
  );
  // The head of one group alone would say what the page says, but that nothing is open.
  expect(show(rows.slice(2, 3))).toBe('|next|');
  expect(show(rows.slice(0, 1))).toBe('|Erledigt (1)|answered|');
});

it('says by when something must be answered, and of what is late for how long it is', () => {
  const textOf = (wait: { at: string; due: string }) =>
    renderToStaticMarkup(<WaitingTime wait={wait} />).replaceAll(/<[^>]+>/g, '');
  expect(textOf({ at: day(-9), due: day(-3) })).toBe('3 Tage überfällig');
  expect(textOf({ at: day(-2), due: day(1) })).toMatch(/^morgen \d\d:\d\d$/);
  const due = renderToStaticMarkup(
    <AnswerDue wait={{ at: day(-9), due: '2026-11-20T14:40:00Z' }} />,
  );
  expect(due).toContain('Antwort überfällig seit 20.11., 15:40 Uhr');
});
