import { expect, test } from 'vitest';
import { openAssistant } from '#tests/chat/say.ts';
import { HOSTILE, hostileOf } from '#tests/support/hostile-messages.ts';
import { ChatRequestSchema } from '#shared/chat/chat-schema.ts';
import { findContacts, maskPersonalData } from './personal-data.ts';
import { findRefusal } from './talk/refusals.ts';
import { readWish } from './talk/day-wish.ts';
import { respond } from './talk/respond.ts';
import { NEW_TALK } from './talk/talk.ts';
import { plainText } from './reader/features.ts';

const LENGTH = 4000;

/** The least processor time of a few runs, so that what else the machine does counts for nothing. */
function leastWork(run: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.threadCpuUsage();
    run();
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** What cannot be told from nothing, in ms. */
const NEGLIGIBLE = 25;

// No limit of time: four times the text is four times the work, or sixteen times where a pattern
// begins anew at each place.
test.each([
  ['masking', maskPersonalData],
  ['contacts', findContacts],
  ['refusals', findRefusal],
  ['wishes', readWish],
  ['words', plainText],
])('%s takes work in proportion to the length', (_, read) => {
  const long = hostileOf(4 * LENGTH);
  for (const [index, text] of hostileOf(LENGTH).entries()) {
    const [work, more] = [text, long[index]!].map((each) => leastWork(() => read(each)));
    expect(more, text.slice(0, 20)).toBeLessThan(7 * work! + NEGLIGIBLE);
  }
});

test('of a message of a thousand clauses few are read by themselves', async () => {
  const assistant = await openAssistant();
  for (const message of HOSTILE) {
    let readings = 0;
    const read: typeof assistant.reader.read = (...args) => {
      readings += 1;
      return assistant.reader.read(...args);
    };
    respond({ ...assistant, reader: { ...assistant.reader, read } }, NEW_TALK, message);
    expect(readings, message.slice(0, 20)).toBeLessThan(100);
  }
});

test('of the history the newest 20,000 characters are read', () => {
  const conversationHistory = Array.from({ length: 40 }, (_, index) => ({
    role: 'user',
    content: String(index).padEnd(3000, 'a'),
  }));
  const read = ChatRequestSchema.parse({ message: 'Hallo', conversationHistory });
  expect(read.conversationHistory.map(({ content }) => Number.parseInt(content, 10))).toEqual([
    34, 35, 36, 37, 38, 39,
  ]);
});
