/**
 * What the outbox keeps of a mail as it left: without the secrets of its links.
 * `files`: names of what it carried.
 */
export type SentMail = { subject: string; html: string; text: string; files: string[] };
