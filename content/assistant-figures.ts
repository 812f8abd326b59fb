/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  "date": "2026-11-30",
  "messages": 291,
  "good": 172,
  "doubt": 99,
  "beside": 17,
  "wrong": 3,
  "talks": 30,
  "goodTalks": 2
} as const;
