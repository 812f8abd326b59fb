import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { MOST_SENT } from '#shared/chat/chat.ts';
import { buildMail, type Mail, type MailPart } from './layout.ts';
import { say, sayToOffice } from './say.ts';

export const TranscriptSchema = z.array(
  z.object({ role: z.enum(['user', 'assistant']), content: z.string() }),
);

/** Mail to the agency when a visitor wants a person: where to reach him and what was said. */
export const ChatHandoverSchema = z.object({
  contact: z.string(),
  /** Of the talk; missing in mails from before it was told. */
  session: z.string().default(''),
  transcript: TranscriptSchema,
  origin: z.string().default(''),
});
/** Mail to the visitor with his own conversation. */
export const ChatTranscriptSchema = z.object({
  transcript: TranscriptSchema,
  /** Where it can be read: a mailbox that may be a stranger's gets no words of the visitor. */
  url: z.string().default(''),
  origin: z.string().default(''),
});

type Transcript = z.infer<typeof TranscriptSchema>;

const tellCut = (transcript: Transcript): string =>
  transcript.length > MOST_SENT ? say('chat.cut', { count: String(MOST_SENT) }) : '';

const SPEAKER = { user: 'Besucher', assistant: 'Assistent' } as const;

const printTranscript = (transcript: Transcript, visitor: string, origin: string): MailPart[] =>
  transcript.flatMap(({ role, content }) => [
    { kind: 'paragraph', text: `${role === 'user' ? visitor : SPEAKER.assistant}:` } as const,
    { kind: 'quote', text: toPlainText(content, origin) } as const,
  ]);

/** Light Markdown of the chat as plain text: bold marks go, links show their whole address. */
const toPlainText = (content: string, origin: string): string =>
  content
    .replaceAll('**', '')
    .replace(
      /\[([^[\]]+)\]\(([^()]+)\)/g,
      (_, label: string, address: string) =>
        `${label} (${address.startsWith('/') ? origin : ''}${address})`,
    );

/** The talk as text, for the document behind the link of the mail. */
export const printTalk = (transcript: Transcript, origin: string): string =>
  [
    tellCut(transcript),
    ...transcript
      .slice(-MOST_SENT)
      .map(
        ({ role, content }) =>
          `${role === 'user' ? 'Sie' : SPEAKER.assistant}:\n${toPlainText(content, origin)}`,
      ),
  ]
    .filter(Boolean)
    .join('\n\n');

export function buildChatHandover(
  { contact, session, transcript, origin }: z.infer<typeof ChatHandoverSchema>,
  company: Company,
): Mail {
  return buildMail(
    sayToOffice('chat.subject'),
    [
      { kind: 'paragraph', text: sayToOffice('chat.intro') },
      { kind: 'rows', rows: [['Erreichbar unter', contact]] },
      { kind: 'heading', text: sayToOffice('chat.title') },
      {
        kind: 'paragraph',
        text: sayToOffice('chat.masked'),
      },
      ...printTranscript(transcript, SPEAKER.user, origin),
      {
        kind: 'button',
        label: sayToOffice('chat.button'),
        url: `${origin}/admin/chat/${encodeURIComponent(session)}`,
      },
    ],
    company,
  );
}

export function buildChatTranscript(
  { transcript, url, origin }: z.infer<typeof ChatTranscriptSchema>,
  company: Company,
): Mail {
  const cut = tellCut(transcript);
  return buildMail(
    say('chat.subject', { company: company.name }),
    [
      { kind: 'paragraph', text: 'Guten Tag,' },
      {
        kind: 'paragraph',
        text: say('chat.intro'),
      },
      ...(transcript.length === 0 && url
        ? [{ kind: 'button', label: say('chat.button'), url } as const]
        : [
            ...(cut ? [{ kind: 'paragraph', text: cut } as const] : []),
            ...printTranscript(transcript.slice(-MOST_SENT), 'Sie', origin),
          ]),
      {
        kind: 'paragraph',
        text: say('chat.close', { phone: company.phone }),
      },
      {
        kind: 'paragraph',
        text: say('chat.mistake'),
      },
    ],
    company,
  );
}
