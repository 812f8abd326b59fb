/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  date: '2026-11-26',
  messages: 307,
  good: 109,
  doubt: 121,
  beside: 71,
  wrong: 6,
  talks: 30,
  goodTalks: 0,
} as const;
