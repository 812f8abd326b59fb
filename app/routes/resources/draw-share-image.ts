import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';

type Element = {
  type: string;
  props: { style: Record<string, string | number>; children?: unknown };
};

const box = (style: Record<string, string | number>, children?: unknown): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
});

const FILES = {
  400: '400Regular/BricolageGrotesque_400Regular.ttf',
  700: '700Bold/BricolageGrotesque_700Bold.ttf',
};
const readFont = async (weight: 400 | 700): Promise<Buffer> =>
  readFile(
    createRequire(import.meta.url).resolve(
      `@expo-google-fonts/bricolage-grotesque/${FILES[weight]}`,
    ),
  );
let fonts:
  | Promise<{ name: string; data: Buffer; weight: 400 | 700; style: 'normal' }[]>
  | undefined;

/** Title on the brand's dark panel with the bend of the Maas, as PNG. */
export async function drawShareImage(title: string, brand: string): Promise<Buffer> {
  fonts ??= Promise.all(
    ([400, 700] as const).map(async (weight) => ({
      name: 'Bricolage',
      data: await readFont(weight),
      weight,
      style: 'normal' as const,
    })),
  );
  const river =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 630"><path d="M80 660V260a70 70 ' +
    '0 0 1 140 0v120a70 70 0 0 0 140 0V-20" fill="none" stroke="#ffc91f" stroke-width="34"/>' +
    '</svg>';
  // What could not be read now may be there for the next one.
  fonts.catch(() => (fonts = undefined));
  const design = box(
    {
      width: 1200,
      height: 630,
      background: '#131a1a',
      color: '#f3f6f2',
      fontFamily: 'Bricolage',
      position: 'relative',
    },
    [
      {
        type: 'img',
        props: {
          src: `data:image/svg+xml;base64,${Buffer.from(river).toString('base64')}`,
          width: 300,
          height: 630,
          style: { position: 'absolute', right: 0, top: 0 },
        },
      },
      box(
        {
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: 72,
          width: 960,
          height: 630,
          boxSizing: 'border-box',
        },
        [
          box({ fontSize: 34, fontWeight: 400 }, brand),
          box(
            {
              fontSize: title.length > 46 ? 68 : 84,
              fontWeight: 700,
              lineHeight: 1.08,
              letterSpacing: '-0.02em',
            },
            title,
          ),
        ],
      ),
    ],
  );
  // Plain objects in the shape of React elements, which is all that satori looks at.
  const svg = await satori(design as never, { width: 1200, height: 630, fonts: await fonts });
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}
