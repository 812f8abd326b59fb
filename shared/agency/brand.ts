// The accent of the brand and what follows from it in both schemes. Tokens: app/ui/tokens.css.

export const DELIVERED_ACCENT = '#ffc91f';
const INK = '#131a1a';
const WHITE = '#ffffff';
const DARK_CANVAS = '#0d1213';
/** WCAG 2.2: text, and what one has to see to use it. */
const TEXT_CONTRAST = 4.5;
const PART_CONTRAST = 3;

type Rgb = [number, number, number];
const read = (color: string): Rgb => [
  Number.parseInt(color.slice(1, 3), 16),
  Number.parseInt(color.slice(3, 5), 16),
  Number.parseInt(color.slice(5, 7), 16),
];
const mix = (from: string, to: string, share: number): string => {
  const target = read(to);
  return `#${read(from)
    .map((part, index) => Math.round(part + ((target[index] ?? 0) - part) * share))
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('')}`;
};

function brightness(color: string): number {
  const [red, green, blue] = read(color).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [brightness(one), brightness(other)].toSorted((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const textOn = (color: string): string =>
  contrast(color, INK) >= contrast(color, WHITE) ? INK : WHITE;

export type Accent = { color: string; text: string; strong: string; contrast: number };
const build = (color: string): Accent => {
  const text = textOn(color);
  // Away from the text on it, so that hovering never costs contrast.
  const strong = mix(color, text === INK ? WHITE : '#000000', 0.18);
  return { color, text, strong, contrast: contrast(color, text) };
};

/** The accent in both schemes: on the dark canvas it is lightened until one sees it. */
export function buildAccents(accent: string): { light: Accent; dark: Accent } {
  let dark = accent;
  for (let step = 1; step <= 20 && contrast(dark, DARK_CANVAS) < PART_CONTRAST; step += 1)
    dark = mix(accent, WHITE, step / 20);
  return { light: build(accent), dark: build(dark) };
}

let findAccent: () => string | null = () => null;

/** Called once by the room that knows what is stored; without it the accent is as delivered. */
export function setAccentSource(find: () => string | null): void {
  findAccent = find;
}

/** The accent of this site on a light canvas, as paper and mails have it. */
export const readAccent = (): Accent => buildAccents(findAccent() ?? DELIVERED_ACCENT).light;

export const isReadable = (accent: string): boolean =>
  Object.values(buildAccents(accent)).every(({ contrast: found }) => found >= TEXT_CONTRAST);

/** The nearest lighter or darker colour on which text can be read. */
export function findReadable(accent: string): string {
  for (let step = 0; step <= 20; step += 1)
    for (const end of ['#000000', WHITE]) {
      const color = mix(accent, end, step / 20);
      if (isReadable(color)) return color;
    }
  return DELIVERED_ACCENT;
}

/** Custom properties for the head of every page. */
export function buildBrandCss(accent: string): string {
  const { light, dark } = buildAccents(accent);
  const roles = ({ color, strong, text }: Accent): string =>
    `--accent:${color};--accent-strong:${strong};--on-accent:${text}`;
  const panel = ({ color, strong, text }: Accent): string => {
    const inverse = text === INK ? WHITE : INK;
    return `--canvas:${color};--surface:${strong};--sunken:${color};--ink:${text};--muted:${text};--line:${mix(color, text, 0.25)};--line-strong:${mix(color, text, 0.7)};--accent:${text};--accent-strong:${mix(text, inverse, 0.15)};--on-accent:${inverse};--focus:${text}`;
  };
  const when = (scheme: string, css: string): string =>
    `@media (prefers-color-scheme:${scheme}){${css}}`;
  return [
    `:root{${roles(light)}}`,
    `.tone-ink{${roles(dark)};--focus:${dark.color}}`,
    when('light', `.tone-accent{${panel(light)}}`),
    when('dark', `:root{${roles(dark)};--focus:${dark.color}}`),
  ].join('');
}
