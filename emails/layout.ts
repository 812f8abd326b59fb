import { readAccent } from '#shared/agency/brand.ts';
import type { Company } from '#shared/agency/company.ts';
import { escapeMarkup } from '#shared/core/escape-markup.ts';

/** A file that goes with a mail; text is UTF-8. */
export type MailAttachment = { filename: string; content: string | Buffer; contentType: string };
/**
 * A document that is drawn when the mail leaves; `id` is its row, for an
 * enquiry its request id.
 */
export type MailDocument = { kind: 'offer' | 'invoice' | 'enquiry'; id: string };
export type Mail = {
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MailAttachment[];
  headers?: Readonly<Record<string, string>>;
  documents?: readonly MailDocument[];
};

/**
 * The parts a mail is written from; HTML and text come from the same parts, so
 * that they never differ.
 */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'quote'; text: string }
  | { kind: 'notice'; text: string; label: string; url: string }
  /** Markup that its builder has made safe. */
  | { kind: 'markup'; html: string; text: string };

const withBreaks = (value: string): string => escapeMarkup(value).replaceAll('\n', '<br>');

/** Those of the site (app/ui/tokens.css). */
export const MAIL_COLOURS = {
  canvas: '#f7f8f5',
  ink: '#131a1a',
  quiet: '#4b5655',
  line: '#d6dbd5',
} as const;
const { canvas, ink, quiet, line } = MAIL_COLOURS;

function toHtml(part: MailPart): string {
  const { color, text } = readAccent();
  switch (part.kind) {
    case 'paragraph':
      return `<p style="margin:0 0 16px">${withBreaks(part.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:28px 0 8px;font-size:17px;line-height:1.3">${escapeMarkup(part.text)}</h2>`;
    case 'rows':
      return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:0 0 20px">${part.rows
        .map(
          ([label, value]) =>
            `<tr><td style="padding:8px 12px 8px 0;border-top:1px solid ${line};color:${quiet};vertical-align:top;width:38%">${escapeMarkup(label)}</td><td style="padding:8px 0;border-top:1px solid ${line};vertical-align:top">${withBreaks(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'button':
      return `<p style="margin:24px 0"><a href="${escapeMarkup(part.url)}" style="display:inline-block;padding:13px 22px;background:${color};color:${text};text-decoration:none;font-weight:600">${escapeMarkup(part.label)}</a></p><p style="margin:0 0 16px;color:${quiet};font-size:13px;word-break:break-all">${escapeMarkup(part.url)}</p>`;
    case 'code':
      return `<p style="margin:16px 0;font-size:28px;letter-spacing:6px;font-weight:700">${escapeMarkup(part.code)}</p>`;
    case 'quote':
      return `<blockquote style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:3px solid ${line}">${withBreaks(part.text)}</blockquote>`;
    case 'notice':
      return `<p style="margin:28px 0 0;padding-top:14px;border-top:1px solid ${line};color:${quiet};font-size:13px">${escapeMarkup(part.text)} <a href="${escapeMarkup(part.url)}" style="color:${quiet}">${escapeMarkup(part.label)}</a></p>`;
    case 'markup':
      return part.html;
  }
}

function toText(part: MailPart): string {
  switch (part.kind) {
    case 'paragraph':
      return part.text;
    case 'heading':
      return `${part.text}\n${'-'.repeat(part.text.length)}`;
    case 'rows':
      return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
    case 'button':
      return `${part.label}:\n${part.url}`;
    case 'code':
      return part.code;
    case 'quote':
      return part.text.replace(/^/gm, '> ');
    case 'notice':
      return `${part.text}\n${part.label}: ${part.url}`;
    case 'markup':
      return part.text;
  }
}

/** An address in place of a name: whoever writes it there wants it clicked (BUDGET-01). */
const LINK_IN_NAME = /[<>@/\\]|\bwww\.|\S\.\p{L}{2,}/iu;
/** Titles and initials before a name, which have no space behind their dots where people hurry. */
const ABBREVIATED =
  /(?<!\S)(([Dd]r|[Pp]rof|Dipl|Ing|med|dent|jur|rer|nat|\p{Lu})\.)+(?=\p{Lu}\p{Ll}|\s|$)/gu;

const isGreeted = (name: string): boolean => !LINK_IN_NAME.test(name.replace(ABBREVIATED, ''));

export const greet = (name: string | undefined): MailPart => ({
  kind: 'paragraph',
  text: name && isGreeted(name) ? `Guten Tag ${name},` : 'Guten Tag,',
});

/** One German mail in HTML and text, with the sender's imprint below. All values are escaped. */
export function buildMail(subject: string, parts: readonly MailPart[], company: Company): Mail {
  const imprint = [
    `${company.name} · Inhaber: ${company.owner}`,
    `${company.street}, ${company.postalCode} ${company.city}`,
    `KvK ${company.kvk} · USt-IdNr. ${company.vatId}`,
    `${company.phone} · ${company.email}`,
  ];
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;background:${canvas};color:${ink};font:16px/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:600px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;padding-left:10px;border-left:5px solid ${readAccent().color};font-weight:700;font-size:15px">${escapeMarkup(company.name)}</p>
<div style="background:#ffffff;border:1px solid ${line};padding:28px 24px">${parts.map(toHtml).join('\n')}</div>
<p style="margin:20px 0 0;color:${quiet};font-size:12px;line-height:1.6">${imprint.map(escapeMarkup).join('<br>')}</p>
</div></body></html>`;
  return {
    subject,
    html,
    text: `${parts.map(toText).join('\n\n')}\n\n-- \n${imprint.join('\n')}\n`,
  };
}
