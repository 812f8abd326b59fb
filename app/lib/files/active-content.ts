/** What acts by itself in a PDF: scripts, programs, films, forms that send themselves. */
const ACTIVE = /\/(JavaScript|JS|Launch|RichMedia|XFA|SubmitForm|ImportData)(?![A-Za-z0-9])/;
/** Those too long to occur in a picture by chance. */
const ACTIVE_ANYWHERE = /\/(JavaScript|Launch|RichMedia|SubmitForm|ImportData)(?![A-Za-z0-9])/;
const STREAM_BEGINS = /stream\r?\n/g;
const STREAM_ENDS = 'endstream';

/**
 * Whether a PDF brings scripts or other actions along. Objects may stand packed
 * in streams, or between comments that look like the ends of one, and names may
 * be spelled with #xx; what cannot be unpacked, or grows beyond all measure,
 * counts as active.
 */
export async function hasActiveContent(pdf: Blob): Promise<boolean> {
  const text = decode(await pdf.arrayBuffer());
  if (ACTIVE_ANYWHERE.test(spell(text))) return true;
  let left = MOST_UNPACKED;
  for (const { before, packed } of listStreams(text)) {
    const objects = spell(before);
    if (ACTIVE.test(objects)) return true;
    if (packed === null || !/\/ObjStm(?![A-Za-z])/.test(objects)) continue;
    const unpacked = await inflate(packed.replace(/\r?\n$/, ''), left).catch(() => null);
    if (unpacked === null || ACTIVE.test(spell(unpacked))) return true;
    left -= unpacked.length;
  }
  return false;
}

/**
 * The streams with what stands between them, and the rest of the file. Each
 * sign is looked at once, however many streams begin and never end: whoever
 * opens the file would have to wait.
 */
function* listStreams(text: string): Generator<{ before: string; packed: string | null }> {
  let from = 0;
  for (;;) {
    STREAM_BEGINS.lastIndex = from;
    const begin = STREAM_BEGINS.exec(text);
    const end = begin ? text.indexOf(STREAM_ENDS, STREAM_BEGINS.lastIndex) : -1;
    if (!begin || end < 0) return yield { before: text.slice(from), packed: null };
    const start = begin.index + begin[0].length;
    yield { before: text.slice(from, begin.index), packed: text.slice(start, end) };
    from = end + STREAM_ENDS.length;
  }
}

/** Programs of the old Office formats look like any other file of theirs. */
const OLD_OFFICE = new Set([
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-powerpoint',
]);
export const mayHoldMacros = ({ mime_type }: { mime_type: string }): boolean =>
  OLD_OFFICE.has(mime_type);

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
