/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  date: '2026-11-26',
  messages: 307,
  good: 158,
  doubt: 98,
  beside: 46,
  wrong: 5,
  talks: 30,
  goodTalks: 1,
} as const;
