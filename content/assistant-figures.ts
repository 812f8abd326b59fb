/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  "date": "2026-11-26",
  "messages": 311,
  "good": 176,
  "doubt": 88,
  "beside": 45,
  "wrong": 2,
  "talks": 30,
  "goodTalks": 2
} as const;
