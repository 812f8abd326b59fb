/** The last fresh set of tests/chat, at its first run. Written by `npm run chat:figures`. */
export const ASSISTANT_FIGURES = {
  "date": "2026-11-26",
  "messages": 299,
  "good": 184,
  "doubt": 85,
  "beside": 28,
  "wrong": 2,
  "talks": 30,
  "goodTalks": 4
} as const;
