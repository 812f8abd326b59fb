import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { InvoiceState } from '#shared/billing/invoice-state.ts';
import { InvoiceBadge } from './invoice-badge.tsx';

const toneOf = (state: InvoiceState, isOwn = false) =>
  /data-tone="(\w+)"/.exec(renderToStaticMarkup(<InvoiceBadge state={state} isOwn={isOwn} />))?.[1];

it('asks of whoever has to act: the customer once it is open, the agency once it is late', () => {
  expect(toneOf('open')).toBe('neutral');
  expect(toneOf('open', true)).toBe('waiting');
  expect(toneOf('overdue')).toBe('danger');
});

it('tells what has not begun and what is over without being paid from what is open', () => {
  expect(toneOf('draft')).toBe('draft');
  expect(toneOf('cancelled')).toBe('lost');
});

it('marks with a tick alone what is done', () => {
  expect(renderToStaticMarkup(<InvoiceBadge state="paid" />)).toContain('<svg');
  expect(renderToStaticMarkup(<InvoiceBadge state="cancelled" />)).not.toContain('<svg');
});
