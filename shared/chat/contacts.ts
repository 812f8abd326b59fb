// Ways to reach a visitor, as the mail of a hand-over carries them: in one line.

const SEPARATOR = ', ';

export const joinContacts = (contacts: readonly string[]): string => contacts.join(SEPARATOR);
export const splitContacts = (contact: string): string[] =>
  contact.split(SEPARATOR).filter(Boolean);
