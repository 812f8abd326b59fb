/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  date: '2026-11-30',
  messages: 305,
  good: 190,
  doubt: 91,
  beside: 19,
  wrong: 5,
  talks: 30,
  goodTalks: 2,
} as const;
