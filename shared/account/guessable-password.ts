/** What lists of stolen passwords begin with, in German and English, lower case and without umlauts. */
const WORDS = new Set(
  `passwort password passwd kennwort geheim secret hallo hello willkommen welcome login admin administrator root test tester testtest gast guest
  benutzer user kunde firma website internet computer default changeme letmein access master schatz schatzi engel prinzessin princess
  liebe iloveyou ichliebedich love lovely sonne sonnenschein sunshine sommer winter herbst fruehling summer spring autumn januar februar april
  august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag fussball football baseball basketball
  bayern schalke dortmund borussia werder hamburg berlin koeln muenchen frankfurt duesseldorf aachen deutschland holland nederland oesterreich
  schweiz welkom wachtwoord voetbal hund katze pferd monkey dragon drache tiger shadow hunter killer superman batman starwars pokemon ferrari
  porsche mercedes audi mustang harley samsung google facebook michael andreas thomas stefan martin daniel alexander sebastian christian sandra
  nicole jessica melanie julia anna charlie jordan robert freedom whatever trustno family familie mama papa qwertz qwerty asdfgh asdf yxcvbnm
  zxcvbnm abcd abcdef arschloch ficken fuckyou blabla blablabla lalala`.split(/\s+/),
);
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
/** So many characters around a word still make it easy to guess: a year, a number, an exclamation mark. */
const MOST_AROUND = 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** True for a password that is tried first: one well-known word, with a few characters around or look-alikes within, a run of keys, or a repetition. Letters of both cases, digits and signs together are not what those lists begin with. */
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
