import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// The site's two typefaces as whole static files: the web packages split them
// by script, and a customer named Łukasz Şahin would need two files in one
// word.
const { resolve } = createRequire(import.meta.url);
const FILES = {
  text: '@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf',
  strong: '@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf',
  display: '@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf',
} as const;
export type FontName = keyof typeof FILES;

let loaded: readonly (readonly [name: string, file: Buffer])[] | undefined;

/** The fonts of every document, read once. */
export const loadFonts = () =>
  (loaded ??= Object.entries(FILES).map(
    ([name, file]) => [name, readFileSync(resolve(file))] as const,
  ));
