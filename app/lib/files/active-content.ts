/** What acts by itself in a PDF: scripts, programs, films, forms that send themselves. */
const ACTIVE = /\/(JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/;
const STREAM = /stream\r?\n([\s\S]*?)\r?\n?endstream/g;

/**
 * Whether a PDF brings scripts or other actions along. Objects may stand packed
 * in streams, and names may be spelled with #xx; what cannot be unpacked, or
 * grows beyond all measure, counts as active.
 */
export async function hasActiveContent(pdf: Blob): Promise<boolean> {
  const text = decode(await pdf.arrayBuffer());
  if (isActive(text.replaceAll(STREAM, ''))) return true;
  let left = MOST_UNPACKED;
  for (const { 1: packed = '', index } of text.matchAll(STREAM)) {
    const dictionary = text.slice(text.lastIndexOf(' obj', index), index);
    if (!/\/ObjStm(?![A-Za-z])/.test(spell(dictionary))) continue;
    const objects = await inflate(packed, left).catch(() => null);
    if (objects === null || isActive(objects)) return true;
    left -= objects.length;
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

/** A megabyte can unpack to a thousand, and a page would have to hold them. */
const MOST_UNPACKED = 32 * 1024 * 1024;

/** Throws beyond `most` bytes. */
async function inflate(packed: string, most: number): Promise<string> {
  const bytes = Uint8Array.from(packed, (character) => character.charCodeAt(0) & 0xff);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const part of readParts(stream)) {
    size += part.length;
    if (size > most) throw new Error('unpacks to too much');
    parts.push(part);
  }
  return decode(await new Blob(parts).arrayBuffer());
}

/** Not every browser goes over a stream with `for await`. */
async function* readParts(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
