import { expect, it } from 'vitest';
import { findWeakest, groupBySureness } from './sureness.ts';
import type { ChatMessage } from './what-next.ts';

let id = 0;
const asked: ChatMessage = {
  id: 0,
  role: 'user',
  content: 'Was kostet das?',
  outcome: '',
  intent: '',
  confidence: null,
  rating: null,
};
const answered = (confidence: number | null, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...asked,
  id: (id += 1),
  role: 'assistant',
  confidence,
  ...more,
});
const talk = (name: string, ...messages: ChatMessage[]) => ({ name, chat_messages: messages });

it('finds the answer that was least sure', () => {
  expect(findWeakest([asked, answered(0.9), asked, answered(0.5), asked, answered(null)])).toBe(3);
  expect(findWeakest([asked])).toBe(-1);
});

it('lists unsure conversations first, those without an answer at their head', () => {
  const groups = groupBySureness([
    talk('sure', asked, answered(0.93)),
    talk('half', asked, answered(0.95), asked, answered(0.42)),
    talk('button', asked, answered(null)),
    talk('none', asked, answered(0.55, { outcome: 'abstain' })),
    talk('blamed', asked, answered(0.97, { rating: -1 })),
  ]);
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ name }) => name)])).toEqual([
    ['Unsicher', 'none', 'blamed', 'half'],
    ['Sicher beantwortet', 'sure', 'button'],
  ]);
});
