import { expect, it } from 'vitest';
import { QUOTE_MISSING } from '#shared/quote/quote-messages.ts';
import {
  buildBookingBars,
  buildChatBars,
  buildFieldBars,
  buildFunnel,
  buildVitalBars,
} from './flows.ts';

it('names the share of the step before, and ends where nobody has come', () => {
  const steps = buildFunnel(
    {
      visits: 1200,
      steps: { 'quote/open': 300, 'quote/step-1': 150, 'quote/sent': 40 },
      way: { requests: 40, offered: 10, accepted: 0, paid: 0 },
    },
    { visits: 900, steps: { 'quote/open': 100 } },
  );
  const facts = steps.map(({ value, before, share }) => [value, before, share?.replace(/\s/, ' ')]);
  expect(facts).toEqual([
    [1200, 900, undefined],
    [300, 100, '25 %'],
    [150, 0, '50 %'],
    [0, 0, '0 %'],
    // Nobody got there: nothing to share.
    [40, 0, undefined],
    [10, undefined, '25 %'],
    [0, undefined, '0 %'],
  ]);
});

it('shows no row of a booking that nobody has made', () => {
  const bars = buildBookingBars({ steps: { 'booking/slot': 4, 'booking/booked': 2 } });
  expect(bars.map(({ text }) => text)).toEqual(['4', '2']);
  expect(buildBookingBars({ steps: {} })).toEqual([]);
});

it('knows every required field and leaves out what it does not know', () => {
  const fields = [...Object.keys(QUOTE_MISSING), 'website'].map((field) => ({
    field,
    reached: 4,
    abandoned: 1,
  }));
  const bars = buildFieldBars({ fields });
  expect(bars).toHaveLength(Object.keys(QUOTE_MISSING).length);
  expect(bars[0]!.text.replace(/\s/g, ' ')).toBe('25 %');
  expect(bars[0]!.note).toBe('1 von 4');
});

it('puts the field first at which the largest part stops, as its bar is the longest', () => {
  const bars = buildFieldBars({
    fields: [
      { field: 'email', reached: 100, abandoned: 10 },
      { field: 'phone', reached: 8, abandoned: 4 },
    ],
  });
  expect(bars).toMatchObject([
    { label: 'Telefon', share: 0.5 },
    { label: 'E-Mail', share: 0.1 },
  ]);
});

it('judges each vital by both of its limits and marks them on its track', () => {
  const bars = buildVitalBars({
    vitals: [
      { name: 'CLS', p75: 0.05, samples: 3 },
      { name: 'INP', p75: 501, samples: 3 },
      { name: 'LCP', p75: 3210, samples: 3 },
    ],
  });
  expect(bars).toMatchObject([
    { text: '3,2 s', note: 'verbesserungswürdig, 3 Messungen', share: 0.642 },
    { text: '501 ms', note: 'schlecht, 3 Messungen', tone: 'bad' },
    { text: '0,05', note: 'gut, 3 Messungen', tone: 'good', share: 0.16 },
  ]);
  expect(bars[0]!.tone).toBeUndefined();
  expect(bars[0]!.marks!.map(({ at }) => at)).toEqual([0.5, 0.8]);
});

it('shares out the answers of the chat', () => {
  const [first] = buildChatBars({
    chat: { conversations: 1, handovers: 0, outcomes: { answer: 3, abstain: 1 } },
  });
  expect(first!.note!.replace(/\s/g, ' ')).toBe('75 %');
  // What reads 75 % fills 75 % of its track, however long the other bars are.
  expect(first!.share).toBe(0.75);
});

it('names no share where more arrived than browsers have told of', () => {
  const steps = buildFunnel({ visits: 10, steps: { 'quote/step-2': 4, 'quote/sent': 5 } });
  expect(steps.at(-1)).toEqual({ label: 'Anfrage angekommen', value: 5 });
});
