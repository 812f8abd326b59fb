import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openAssistant } from '#tests/chat/say.ts';
import { EMPTY_FRAME, type Frame } from '../talk/frame.ts';
import { fillAnswer } from '../talk/parts.ts';
import { NEW_TALK } from '../talk/talk.ts';
import { renderChoice } from './choose.ts';
import { LlmFailed } from './client.ts';

const assistant = await openAssistant();
const { answers } = assistant.texts;
const ids = answers.map(({ id }) => id);
const choose = (line: object | string, frame: Partial<Frame> = {}) =>
  renderChoice(typeof line === 'string' ? line : JSON.stringify(line), {
    assistant,
    message: 'Und jetzt?',
    before: NEW_TALK,
    frame: { ...EMPTY_FRAME, ...frame },
    ids,
    language: 'de',
  });

test('no sentence of its own reaches a visitor, in whatever form', async () => {
  const lines = (await readFile('tests/chat/untrue.jsonl', 'utf8')).trim().split('\n');
  expect(lines).toHaveLength(60);
  for (const { cited, sentence } of lines.map((line) => JSON.parse(line) as Record<string, string>))
    for (const line of [
      sentence!,
      { answer: sentence },
      { say: sentence, cite: cited },
      { answer: cited, text: sentence },
      { handover: sentence },
      { price: { extras: ['seo'], text: sentence } },
    ])
      expect(() => choose(line), sentence).toThrow(LlmFailed);
});

test('every answer that it chooses is shown as it stands', () => {
  const say = assistant.speak('de');
  for (const answer of answers.filter(({ id }) => !assistant.plays(id, 'booking')))
    expect(choose({ answer: answer.id })!.part.text).toBe(fillAnswer(answer, say));
});

test('a way begins as it does for the reader', () => {
  const complaint = choose({ answer: 'complaint' })!;
  expect(complaint.part.kind).toBe('handover');
  expect(complaint.talk).toEqual({ handover: true });
});

test('a price keeps what the talk has said, and counts nothing twice', () => {
  const commerce = choose({ price: { extras: ['seo', 'seo'] } }, { packages: ['commerce'] })!;
  expect(commerce.talk!.frame).toMatchObject({ packages: ['commerce'], extras: ['seo'] });
  expect(commerce.part.text).toMatch(/2\.590.*249/s);
  expect(choose({ price: { urgency: 'asap' } }, { packages: ['commerce'] })!.part.text).toContain(
    '2.590',
  );
  expect(() => choose({ price: {} })).toThrow(LlmFailed);
});
