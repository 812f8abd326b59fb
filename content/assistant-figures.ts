/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  date: '2026-11-25',
  messages: 291,
  good: 132,
  doubt: 114,
  beside: 40,
  wrong: 5,
  talks: 30,
  goodTalks: 2,
} as const;
