import { getContentSettings } from '#content/settings.ts';
import { escapeMarkup } from '#shared/core/escape-markup.ts';
import { buildContentSecurityPolicy, SECURITY_HEADERS } from './security-headers.ts';

/** Whether somebody looks at the answer, and no program. */
export const wantsPage = (request: Request): boolean =>
  request.headers.get('accept')?.includes('text/html') ?? false;

/**
 * The error screen where not even the frame of the pages could be rendered
 * (ERROR-01…05): it needs nothing that may have failed.
 */
export function buildFailurePage(): Response {
  const email = escapeMarkup(getContentSettings().company.supportEmail);
  const html = `<!DOCTYPE html><html lang="de"><head><meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex"/><title>Etwas ist schiefgelaufen</title>
<style>:root{color-scheme:light dark}body{font:1.0625rem/1.6 sans-serif;max-width:44rem;
margin:0 auto;padding:5rem 1.25rem}h1{font-size:2.5rem;line-height:1.1}
a{color:inherit;text-underline-offset:.25em}p.ways{display:flex;flex-wrap:wrap;gap:.75rem}
p.ways a{padding:.75rem 1.25rem;border:1px solid;border-radius:3px;text-decoration:none;
font-weight:600}</style></head><body><main><h1>Etwas ist schiefgelaufen</h1>
<p>Ein unerwarteter Fehler ist aufgetreten. Wir entschuldigen uns für die Unannehmlichkeiten.</p>
<p class="ways"><a href="" role="button">Seite neu laden</a><a href="/">Zur Startseite</a></p>
<p>Hilft das nicht? Schreiben Sie an <a href="mailto:${email}">${email}</a>.</p></main></body></html>`;
  return new Response(html, {
    status: 500,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': buildContentSecurityPolicy([], []),
    },
  });
}
