import { expect, it } from 'vitest';
import { QUOTE_MISSING } from '#shared/quote/quote-messages.ts';
import { buildChatBars, buildFieldBars, buildQuoteFunnel, buildVitalBars } from './flows.ts';

it('names the share of the step before', () => {
  const bars = buildQuoteFunnel({
    views: 1200,
    steps: { 'quote/open': 300, 'quote/step-1': 150, 'quote/sent': 40 },
  });
  expect(bars.map(({ text }) => text)).toEqual(['1.200', '300', '150', '0', '0', '40']);
  expect(bars.map(({ note }) => note?.replace(/\s/g, ' '))).toEqual([
    undefined,
    '25 % von davor',
    '50 % von davor',
    '0 % von davor',
    // Nobody got there: nothing to share.
    undefined,
    undefined,
  ]);
});

it('knows every required field and leaves out what it does not know', () => {
  const fields = [...Object.keys(QUOTE_MISSING), 'website'].map((field) => ({
    field,
    reached: 4,
    abandoned: 1,
  }));
  const bars = buildFieldBars({ fields });
  expect(bars).toHaveLength(Object.keys(QUOTE_MISSING).length);
  expect(bars[0]!.note!.replace(/\s/g, ' ')).toBe('25 % von 4');
});

it('marks a vital above its limit', () => {
  const bars = buildVitalBars({
    vitals: [
      { name: 'CLS', p75: 0.05, samples: 3 },
      { name: 'LCP', p75: 3210, samples: 3 },
    ],
  });
  expect(bars).toMatchObject([
    { text: '3,2 s', isBad: true },
    { text: '0,05', isBad: false, value: 0.5 },
  ]);
});

it('shares out the answers of the chat', () => {
  expect(
    buildChatBars({
      chat: { conversations: 1, handovers: 0, outcomes: { answer: 3, abstain: 1 } },
    })[0]!.note!.replace(/\s/g, ' '),
  ).toBe('75 %');
});
