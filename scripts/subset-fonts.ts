// Cuts the two families down to what German and Dutch texts need, and writes
// them into one style sheet: a page is first painted when its letters are
// there, so that no line moves afterwards. The rest of Latin is a file of its
// own (more.css), fetched only where such a letter stands.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const folder = join(import.meta.dirname, '../node_modules/.cache/fonts');
const { resolve } = createRequire(import.meta.url);

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const CORE = range(0x20, 0x7e) + 'ÄÖÜäöüßÉàâçèéêëîïíóáôùû§°·×€–—’‚“”„…›•−\u00a0\u00ad\u202f';
/** Latin without what the core has. */
const MORE = (range(0xa1, 0x17f) + 'ȘșȚț‘‹').replaceAll(new RegExp(`[${CORE.slice(95)}]`, 'g'), '');

const OPTIONS = {
  targetFormat: 'woff2',
  noHinting: true,
  // Kerning, combined letters, and figures of equal width.
  keepFeatures: ['kern', 'liga', 'ccmp', 'tnum'],
} as const;

const FAMILIES = [
  {
    name: 'bricolage',
    source: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
    family: 'Bricolage Grotesque',
    weight: '400 800',
    axes: {},
  },
  {
    name: 'instrument',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    family: 'Instrument Sans',
    weight: '400 700',
    axes: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
];

/** `U+20-7E, U+A0, …` */
const describeRange = (letters: string): string =>
  Array.from(letters, (letter) => letter.codePointAt(0)!)
    .toSorted((a, b) => a - b)
    .reduce<[first: number, last: number][]>((ranges, code) => {
      const range = ranges.at(-1);
      if (range && range[1] >= code - 1) range[1] = code;
      else ranges.push([code, code]);
      return ranges;
    }, [])
    .map((ends) => `U+${[...new Set(ends)].map((code) => code.toString(16)).join('-')}`)
    .join(', ');

await mkdir(folder, { recursive: true });
const [letters, more]: [string[], string[]] = [[], []];
for (const { name, source, family, weight, axes } of FAMILIES) {
  const font = await readFile(resolve(source));
  // Without its GDEF a font kerns all weights as it does the regular one, in half
  // of the tables; those of the other weights go with the second pass.
  const subset = async (covered: string): Promise<Buffer> => {
    const regular = {
      ...OPTIONS,
      ...axes,
      targetFormat: 'truetype',
      dropTables: ['GDEF'],
    } as const;
    return subsetFont(await subsetFont(font, covered, regular), covered, OPTIONS);
  };
  const describeFace = (url: string, covered: string, display = 'auto'): string => `@font-face {
  font-family: '${family}';
  font-display: ${display};
  font-weight: ${weight};
  src: url('${url}') format('woff2');
  unicode-range: ${describeRange(covered)};
}
`;
  await writeFile(join(folder, `${name}-more.woff2`), await subset(MORE));
  const data = (await subset(CORE)).toString('base64');
  letters.push(describeFace(`data:font/woff2;base64,${data}`, CORE));
  more.push(describeFace(`./${name}-more.woff2`, MORE, 'swap'));
}
await writeFile(join(folder, 'letters.css'), letters.join(''));
await writeFile(join(folder, 'more.css'), more.join(''));
