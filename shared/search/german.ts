import { stemmer as snowball } from '@orama/stemmers/german';

// German text → comparable terms. The same steps serve the chat, the search index and the site search in the browser.

/** Lower case, umlauts in all three spellings (ö, oe, o) made equal, accents removed: 'Größe' and 'groesse' → 'grosse'. */
export function fold(text: string): string {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      // As Lucene's GermanNormalizationFilter: 'ue' after a vowel or q is no umlaut (neue, steuer, quelle).
      .replace(/ae|oe|(?<![aeiouq])ue/g, (pair) => pair[0] ?? '')
  );
}

/** Words of a text in folded form. A hyphenated word gives its parts and, in addition, the joined form ('Alt-Text' → alt, text, alttext). */
export function tokenize(text: string): string[] {
  const words: string[] = [];
  for (const match of fold(text)
    .replaceAll('€', ' euro ')
    .matchAll(/[a-z0-9]+(?:[-‐‑][a-z0-9]+)*/g)) {
    const parts = match[0].split(/[-‐‑]/);
    words.push(...parts);
    if (parts.length > 1) words.push(parts.join(''));
  }
  return words;
}

const stems = new Map<string, string>();

/** Snowball stem of a folded word, remembered because the stemmer costs more than the rest of the analysis. */
export function stem(word: string): string {
  let known = stems.get(word);
  if (known === undefined) {
    // Snowball leaves the English plural of borrowed words alone: 'shops', 'tipps'.
    known = snowball(/[a-z]{3}ps$/.test(word) ? word.slice(0, -1) : word);
    // Words of visitors are unbounded; the words of the site fit many times.
    if (stems.size > 50_000) stems.clear();
    stems.set(word, known);
  }
  return known;
}

const STOP_WORDS = new Set(
  tokenize(`aber alle allem allen aller alles als also am an auch auf aus los bei beim bin bis bist da dabei dafür damit dann das dass dazu dein
    dem den denn der des dich die dies diese diesem diesen dieser dieses dir doch dort du durch eben eigentlich ein eine einem einen einer
    eines einfach er es etwa etwas euch euer eure für gegen gar genau gerne gern gibt gäbe hab habe haben hat hätte hätten hier ich ihm ihn
    ihnen ihr ihre ihrem ihren ihrer im in ins ist ja jede jeder jedes kann können könnte könnten kein keine mal man mehr mein meine meinem
    meinen meiner mich mir mit möchte möchten muss müssen nach nicht noch nun nur ob oder ohne schon sehr sein seine seit selbst sich sie
    sind so solche soll sollen sollte sowas um und uns unser unsere unter vom von vor wann war was wegen weil welche welchem welchen welcher
    welches wenn wer werde werden wie wieder will wir wird wo wollen wollte worden würde würden zu zum zur über könnt habt seid wollt sollt müsst dürft trotzdem jetzt ok okay danach hinterher nachher afterwards daarna bitte danke hallo machen
    macht tun geht gehen sagen wissen a an and are can do does for how i in is it me my of on the to we what when where which who with you
    your de een en het hoe ik is jullie kan kunnen mijn van voor wat waar wie zijn`),
);

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
