/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  "date": "2026-11-29",
  "messages": 301,
  "good": 139,
  "doubt": 126,
  "beside": 30,
  "wrong": 6,
  "talks": 30,
  "goodTalks": 0
} as const;
