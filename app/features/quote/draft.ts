import { UNSENT_QUOTE_FILE_HOURS, type QuoteFile } from '#shared/quote/quote-files.ts';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { readStored, writeStored } from '#app/lib/stored.ts';
import { isFields, pickFields, type DraftFields, type TriedFields } from './draft-fields.ts';
import { EMPTY_FIELDS, type QuoteForm } from './quote-form.ts';

// The draft is what the visitor asks for by filling in the form, so it needs no
// consent (§ 25(2) no. 2 TDDDG). It is written only after the first input, is
// shown as saved, can be discarded, and never holds signature or consents:
// those are given for one enquiry, now. Only of what was sent already it knows
// whether the newsletter was wished: with another answer it is another enquiry.

const KEY = STORAGE_KEYS.quoteDraft.key;
const DRAFT_VERSION = 1;
/** An hour less than the server keeps them. */
const FILES_MAX_AGE_MS = (UNSENT_QUOTE_FILE_HOURS - 1) * 60 * 60 * 1000;
const MAX_AGE_MS = STORAGE_KEYS.quoteDraft.maxAgeDays! * 24 * 60 * 60 * 1000;

export type QuoteDraft = {
  version: typeof DRAFT_VERSION;
  savedAt: string;
  requestId: string;
  /** What the visitor was shown; missing in drafts of earlier releases. */
  price?: number | undefined;
  fields: DraftFields;
  /** Sent under the request id, and perhaps arrived: what is changed since needs another id. */
  tried?: Partial<TriedFields> | undefined;
  /** The server holds them under the request id. */
  files: readonly QuoteFile[];
  /** Names of those that it holds no more, found while reading. */
  lostFiles: readonly string[];
  /** Its last state, for other tabs: it is removed because it has arrived. */
  isSent?: boolean | undefined;
};

/** False where storage is full or forbidden: the form works without a draft. */
export function saveDraft(
  form: QuoteForm,
  requestId: string,
  price: number,
  tried: TriedFields | null = null,
): boolean {
  const { files, ...fields } = form;
  const draft: Omit<QuoteDraft, 'lostFiles'> = {
    version: DRAFT_VERSION,
    savedAt: new Date().toISOString(),
    requestId,
    price,
    fields: pickFields(fields),
    ...(tried && {
      tried: { ...pickFields(tried), newsletterConsent: tried.newsletterConsent },
    }),
    files,
  };
  return write(draft);
}

const write = (draft: Omit<QuoteDraft, 'lostFiles'>): boolean =>
  writeStored('localStorage', KEY, JSON.stringify(draft));

/** The stored draft; null if there is none, it is unreadable, from another version or too old. */
export const findDraft = (): QuoteDraft | null => parseDraft(readStored('localStorage', KEY));

export function parseDraft(text: string | null, now = Date.now()): QuoteDraft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    if (!isDraft(draft) || now - Date.parse(draft.savedAt) > MAX_AGE_MS) return null;
    const files = draft.files ?? [];
    return {
      ...draft,
      fields: pickFields({ ...EMPTY_FIELDS, ...draft.fields }),
      files: files.filter((file) => isHeld(file, now)),
      lostFiles: files.filter((file) => !isHeld(file, now)).map(({ name }) => name),
    };
  } catch {
    return null;
  }
}

/** Whether the server still holds a file whose enquiry has not arrived. */
export const isHeld = ({ storedAt }: QuoteFile, now = Date.now()): boolean =>
  now - Date.parse(storedAt) < FILES_MAX_AGE_MS;

/**
 * Forgets the draft of this enquiry: another tab may have begun one of its own
 * since. Other tabs see what it was at last, and with it whether it was sent.
 */
export function clearDraft(requestId: string, isSent = false): void {
  const draft = findDraft();
  if ((draft?.requestId ?? requestId) !== requestId) return;
  if (draft && isSent) write({ ...draft, isSent });
  writeStored('localStorage', KEY, null);
}

function isDraft(
  value: unknown,
): value is Omit<QuoteDraft, 'files' | 'lostFiles'> & Partial<QuoteDraft> {
  if (typeof value !== 'object' || value === null) return false;
  const {
    version,
    savedAt,
    requestId,
    price,
    fields,
    tried,
    files = [],
  } = value as Partial<QuoteDraft>;
  return (
    version === DRAFT_VERSION &&
    typeof savedAt === 'string' &&
    typeof requestId === 'string' &&
    (price === undefined || typeof price === 'number') &&
    isFields(fields) &&
    (tried === undefined || isFields(tried)) &&
    Array.isArray(files)
  );
}
