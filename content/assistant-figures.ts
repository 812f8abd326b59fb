/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  date: '2026-11-25',
  messages: 307,
  good: 153,
  doubt: 70,
  beside: 79,
  wrong: 5,
  talks: 30,
  goodTalks: 0,
} as const;
