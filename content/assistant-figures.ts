/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  date: '2026-11-25',
  messages: 187,
  good: 120,
  doubt: 34,
  beside: 30,
  wrong: 3,
  talks: 20,
  goodTalks: 1,
} as const;
