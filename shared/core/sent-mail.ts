/**
 * What the outbox keeps of a mail as it left: without the secrets of its links.
 * `files`: names of what it carried. `isOnlyKept`: no mail server took it.
 */
export type SentMail = {
  subject: string;
  html: string;
  text: string;
  files: string[];
  isOnlyKept?: true;
};
