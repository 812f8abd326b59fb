/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  "date": "2026-11-26",
  "messages": 304,
  "good": 165,
  "doubt": 86,
  "beside": 51,
  "wrong": 2,
  "talks": 30,
  "goodTalks": 2
} as const;
