import { splitContacts } from '#shared/chat/contacts.ts';

export type Said = { role: string; content: string };
/** What the mail of a hand-over holds, and it alone. */
export type Handover = { id: string; contact: string; transcript: readonly Said[] | null };

/** Every way to reach the visitor, what he named last first. */
export const listContacts = (newestFirst: readonly Handover[]): string[] => [
  ...new Set(newestFirst.flatMap(({ contact }) => splitContacts(contact))),
];

/**
 * What was said before the page was loaded anew, which began another conversation: `told`, the
 * talk as the mail tells it, as far as it is not `stored`.
 */
export function findEarlier(told: readonly Said[], stored: readonly Said[]): readonly Said[] {
  const known = listQuestions(stored);
  const start = told.findIndex(
    ({ role }, index) =>
      role === 'user' &&
      listQuestions(told.slice(index)).every((content, place) => content === known[place]),
  );
  return start > 0 ? told.slice(0, start) : [];
}

const listQuestions = (talk: readonly Said[]): string[] =>
  talk.filter(({ role }) => role === 'user').map(({ content }) => content);
