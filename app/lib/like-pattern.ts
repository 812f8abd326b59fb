/** For LIKE and ILIKE: what holds these letters, each of them as it stands. */
export const buildLikePattern = (letters: string): string =>
  `%${letters.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
