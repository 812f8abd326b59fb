import { MIMEType } from 'node:util';

export type PartHeader = Readonly<Record<string, readonly string[] | undefined>>;

/** What a part of a form says of itself. */
export type PartSaid = { name: string; isFile: boolean; mimeType: string };

const FORM = 'multipart/form-data';

/** A form's media type with its parameters; null for any other. */
function parseForm(type: string): MIMEType | null {
  try {
    const parsed = new MIMEType(type);
    return parsed.essence === FORM ? parsed : null;
  } catch {
    return null;
  }
}

/** What stands between the parts; null when the type is no form's or does not say. */
export const readBoundary = (contentType: string): string | null =>
  parseForm(contentType)?.params.get('boundary') ?? null;

/** Null for a part that is no field of a form. */
export function readPartHeader(header: PartHeader): PartSaid | null {
  // A disposition has its parameters in the way media types have.
  const said = parseForm(`multipart/${header['content-disposition']?.[0] ?? ''}`);
  if (!said) return null;
  return {
    name: said.params.get('name') ?? '',
    isFile: said.params.has('filename') || said.params.has('filename*'),
    // Whole, because a text without its charset is shown with the wrong umlauts.
    mimeType: header['content-type']?.[0] ?? 'text/plain',
  };
}
