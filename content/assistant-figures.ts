/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  "date": "2026-11-28",
  "messages": 312,
  "good": 179,
  "doubt": 63,
  "beside": 64,
  "wrong": 6,
  "talks": 30,
  "goodTalks": 1
} as const;
