import { readFile, writeFile } from 'node:fs/promises';
import { continueBooking } from '#functions/chatbot/talk/book.ts';
import type { Turn } from '#functions/chatbot/talk/respond.ts';
import { OPENING_HOURS } from '#shared/agency/business.ts';
import { buildSlots } from '#shared/bookings/booking-slots.ts';
import { FreshLine } from './fresh-line.ts';
import { holdTalk, openAssistant } from './say.ts';

// `npm run chat:eval -- tests/chat/fresh/<set>.jsonl`: puts every message and
// talk of a set to the assistant and prints what it answers beside what is
// expected, for somebody to judge. The answers of the first run are written
// into the set and never replaced.
const file = process.argv[2];
if (!file) throw new Error('npm run chat:eval -- <file.jsonl>');
const lines = (await readFile(file, 'utf8'))
  .trim()
  .split('\n')
  .map((line) => FreshLine.parse(JSON.parse(line)));
const assistant = await openAssistant();
const now = new Date();
const slots = buildSlots({
  now,
  rules: { capacity: 1, gridMinutes: 30, leadHours: 4, daysAhead: 14 },
  hours: OPENING_HOURS.days.map((weekday) => ({
    weekday,
    opens: OPENING_HOURS.opens,
    closes: OPENING_HOURS.closes,
  })),
  closed: new Set(),
  busy: [],
});

/** What the visitor reads, with the buttons of a question. */
function showAnswer({ talk, reply }: Turn): string {
  const isBooking = reply.topic === 'booking' && talk.booking !== null;
  const { text, suggestions } = isBooking
    ? continueBooking(talk.booking ?? [], slots, now, assistant.speak(reply.language))
    : reply;
  return reply.kind === 'ask' ? `${text}\n(${suggestions.join(' | ')})` : text;
}

const recorded = lines.map((line) => {
  const turns = holdTalk(assistant, line.messages);
  console.log(`\n=== ${line.id}`);
  for (const [index, turn] of turns.entries()) {
    const odds = turn.guesses.slice(0, 3).map((g) => `${g.id} ${g.probability.toFixed(2)}`);
    console.log(`> ${line.messages[index]}\n  expected: ${line.expect[index]}`);
    console.log(`  [${turn.reply.kind} ${turn.reply.topic}; ${odds.join(', ')}]`);
    console.log(showAnswer(turn).replace(/^/gm, '  '));
  }
  return { ...line, answers: line.answers ?? turns.map(showAnswer) };
});
if (lines.some(({ answers }) => !answers))
  await writeFile(file, `${recorded.map((line) => JSON.stringify(line)).join('\n')}\n`);
