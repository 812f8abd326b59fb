/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  date: '2026-11-24',
  messages: 117,
  good: 92,
  doubt: 17,
  beside: 7,
  wrong: 1,
  talks: 12,
  goodTalks: 4,
} as const;
