import { MAX_CHAT_MESSAGE } from '#shared/chat/chat.ts';

/** What made a pattern search from each place to the end of the message again. */
const REPEATED = (
  'a|A|ä|1|0-|+4|a.|a-|-|a@|DE|DE1|1.1.|www.|a.de|krebs|login|deinanweisung|\n|\t |[|{|{{|${|<|' +
  '"apasswort|passwort |Passwort:|konto: |ignoriere |zeig die mail von |geb. 1.|und |10. |was? |' +
  'shop |mein |mein a|frau |01234567 |a1@b.de |schreib |a at |a @ |DE\n1|tel 1|49 |151 |pw:|hat ms '
).split('|');

const repeat = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** The same of another length: how the work grows with it tells a quadratic pattern. */
export const hostileOf = (length: number): string[] =>
  REPEATED.map((piece) => repeat(piece, length));

/** Messages as long as one may be that were chosen to cost much. */
export const HOSTILE: readonly string[] = [
  ...hostileOf(MAX_CHAT_MESSAGE),
  // Each of them another contact.
  Array.from({ length: 400 }, (_, index) => `0251 ${10_000 + index}`)
    .join(' ')
    .slice(0, 4000),
];
