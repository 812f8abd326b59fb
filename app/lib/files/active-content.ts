/** What acts by itself in a PDF: scripts, programs, films, forms that send themselves. */
const ACTIVE = /\/(JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/;
const STREAM = /stream\r?\n([\s\S]*?)\r?\n?endstream/g;

/**
 * Whether a PDF brings scripts or other actions along. Objects may stand packed in streams, and names
 * may be spelled with #xx; what cannot be unpacked counts as active.
 */
export async function hasActiveContent(pdf: Blob): Promise<boolean> {
  const text = decode(await pdf.arrayBuffer());
  if (isActive(text.replaceAll(STREAM, ''))) return true;
  for (const { 1: packed = '', index } of text.matchAll(STREAM)) {
    const dictionary = text.slice(text.lastIndexOf(' obj', index), index);
    if (!/\/ObjStm(?![A-Za-z])/.test(spell(dictionary))) continue;
    const objects = await inflate(packed).catch(() => null);
    if (objects === null || isActive(objects)) return true;
  }
  return false;
}

/** Programs of the old Office formats look like any other file of theirs. */
const OLD_OFFICE = new Set([
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
]);
export const mayHoldMacros = ({ mime_type }: { mime_type: string }): boolean =>
  OLD_OFFICE.has(mime_type);

const isActive = (text: string): boolean => ACTIVE.test(spell(text));
/** '/J#61vaScript' → '/JavaScript' */
const spell = (text: string): string =>
  text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
/** One character a byte. */
const decode = (bytes: ArrayBuffer): string => new TextDecoder('x-user-defined').decode(bytes);

async function inflate(packed: string): Promise<string> {
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0) & 0xff);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return decode(await new Response(stream).arrayBuffer());
}
