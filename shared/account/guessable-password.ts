import commonPasswords from './common-passwords.json' with { type: 'json' };

/**
 * What lists of stolen passwords begin with, in German and English, lower case
 * and without umlauts.
 */
const WORDS: ReadonlySet<string> = new Set(commonPasswords);
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopasdfghjklyxcvbnm',
  'qwertyuiopasdfghjklzxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1qaz2wsx3edc4rfv',
];
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
/**
 * So many characters around a word still make it easy to guess: a year, a
 * number, an exclamation mark.
 */
const MOST_AROUND = 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * True for a password that is tried first: one well-known word, with a few
 * characters around or look-alikes within, a run of keys, or a repetition.
 * Letters of both cases, digits and signs together are not what those lists
 * begin with.
 */
export function isGuessablePassword(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
  if (new Set(plain).size <= 2) return true;
  const backwards = Array.from(plain).toReversed().join('');
  if (RUNS.some((run) => run.includes(plain) || run.includes(backwards))) return true;
  const half = plain.slice(0, plain.length / 2);
  if (half + half === plain) return true;
  if (KINDS.every((kind) => kind.test(password))) return false;
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  const word = core.replaceAll(/[^a-z]/g, (sign) => LOOKALIKES[sign] ?? sign);
  return plain.length - core.length <= MOST_AROUND && WORDS.has(word);
}
