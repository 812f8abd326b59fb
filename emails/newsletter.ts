import MarkdownIt from 'markdown-it';
import * as z from 'zod';
import type { Company } from '#shared/agency/company.ts';
import { buildMail, MAIL_COLOURS, type Mail } from './layout.ts';
import { say } from './say.ts';

export const NewsletterConfirmationSchema = z.object({ token: z.string(), origin: z.string() });
export const NewsletterIssueSchema = z.object({
  subject: z.string(),
  /** Markdown; HTML in it stays text. */
  body: z.string(),
  origin: z.string(),
  /** Missing in a preview and in a test mail: nobody is subscribed by them. */
  token: z.string().optional(),
});

/**
 * Second step of the double opt-in. Nothing but this mail goes to an address
 * that has not confirmed.
 */
export function buildNewsletterConfirmation(
  { token, origin }: z.infer<typeof NewsletterConfirmationSchema>,
  company: Company,
): Mail {
  return buildMail(
    say('newsletter.subject'),
    [
      { kind: 'paragraph', text: 'Guten Tag,' },
      {
        kind: 'paragraph',
        text: say('newsletter.intro', { company: company.name }),
      },
      {
        kind: 'button',
        label: say('newsletter.button'),
        url: `${origin}/newsletter/bestaetigen?token=${token}`,
      },
      {
        kind: 'paragraph',
        text: say('newsletter.mistake'),
      },
    ],
    company,
  );
}

/** One issue, with what mail programs need to show a button for unsubscribing (RFC 8058). */
export function buildNewsletterIssue(
  { subject, body, origin, token }: z.infer<typeof NewsletterIssueSchema>,
  company: Company,
): Mail {
  const unsubscribeUrl = `${origin}/newsletter/abmelden${token ? `?token=${token}` : ''}`;
  const markdown = createMarkdown(origin);
  const mail = buildMail(
    subject,
    [
      { kind: 'markup', html: markdown.render(body), text: withOrigin(body.trim(), origin) },
      {
        kind: 'notice',
        text: say('newsletter.why'),
        label: say('newsletter.end'),
        url: unsubscribeUrl,
      },
    ],
    company,
  );
  return {
    ...mail,
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `Newsletter <newsletter.${company.email.split('@')[1]}>`,
    },
  };
}

/** The text part is the Markdown itself, without the signs that keep letters from being some. */
const withOrigin = (markdown: string, origin: string): string =>
  markdown
    .replaceAll(/(?<!\\)&#(\d{2,6});/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/\\([!-/:-@[-`{-~]|$)/gm, '$1')
    .replaceAll('](/', `](${origin}/`)
    .replaceAll(/^(\[[^\]]+\]:\s*)\//gm, `$1${origin}/`);

const STYLES: Readonly<Record<string, string>> = {
  h1: 'margin:28px 0 10px;font-size:22px;line-height:1.25',
  h2: 'margin:28px 0 8px;font-size:18px;line-height:1.3',
  h3: 'margin:24px 0 6px;font-size:16px;line-height:1.3',
  p: 'margin:0 0 16px',
  ul: 'margin:0 0 16px;padding-left:22px',
  ol: 'margin:0 0 16px;padding-left:22px',
  li: 'margin:0 0 6px',
  blockquote: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid ${MAIL_COLOURS.line}`,
  hr: `margin:28px 0;border:0;border-top:1px solid ${MAIL_COLOURS.line}`,
  a: `color:${MAIL_COLOURS.ink}`,
  img: 'max-width:100%;height:auto',
};

/** Mail programs know no style sheets, and addresses of the site need its name in front. */
function createMarkdown(origin: string) {
  const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '„“‚‘' });
  markdown.core.ruler.push('mail', ({ tokens }) => {
    for (const token of tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
      const style = token.nesting >= 0 ? STYLES[token.tag] : undefined;
      if (style) token.attrSet('style', style);
      for (const name of ['href', 'src']) {
        const address = String(token.attrGet(name) ?? '');
        if (address.startsWith('/')) token.attrSet(name, origin + address);
      }
    }
  });
  return markdown;
}
