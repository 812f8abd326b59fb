import { reloadWhenReachable } from '#app/lib/reload-when-reachable.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { showToast } from '#app/ui/feedback/toast.ts';
import { announceSent } from './announce-quote.ts';
import { QUOTE_DIALOG } from './dialog-id.ts';
import { saysSame } from './draft-fields.ts';
import { showMissing, takeMissing } from './quote-files.ts';
import { dispatchQuote, readQuote } from './quote-store.ts';
import { findUserId, QuoteRefusedError, sendBody, type QuoteBody } from './send-quote.ts';
import { dropWaiting, keepWaiting, listWaiting, wasTakenBack } from './waiting-quotes.ts';

// Sends what waits: when the browser says that it is online again, when the
// page comes into view, and now and then, because a browser may call itself
// online while nothing gets through. The same request id as before, so nothing
// arrives twice.

const FIRST_RETRY_MS = 20_000;
const LAST_RETRY_MS = 5 * 60_000;
const TOO_LATE = 'Ihre Anfrage war schon unterwegs und ist bei uns angekommen.';

let watching = false;
let retryMs = FIRST_RETRY_MS;
/** Whether another form of the page is being filled in, which a reload would empty. */
let isWriting = false;
let reloading: Promise<never> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
const afterSending = new Set<(requestId: string) => void>();

/**
 * Calls back with the id of an enquiry that was sent in the background; gives
 * the function that ends it.
 */
export function onSentLater(listener: (requestId: string) => void): () => void {
  afterSending.add(listener);
  return () => afterSending.delete(listener);
}

/** Keeps an enquiry that nobody answered, and sends it as soon as possible. */
export function sendLater(body: QuoteBody): void {
  if (keepWaiting(body)) watch();
}

/** What waits since an earlier visit. */
export function resumeSending(): void {
  if (listWaiting().length === 0) return;
  watch();
  void sendWaiting().then(() => {
    if (listWaiting().length > 0)
      void showToast({
        title: 'Ihre Anfrage wartet auf eine Verbindung',
        description: 'Sie wird gesendet, sobald Sie wieder online sind.',
      });
  });
}

function watch(): void {
  retryLater();
  if (watching) return;
  watching = true;
  const note = ({ target }: Event): void => {
    isWriting ||= target instanceof Element && !target.closest(`#${QUOTE_DIALOG}`);
  };
  addEventListener('input', note, { capture: true, passive: true });
  addEventListener('online', () => void sendWaiting());
  document.addEventListener(
    'visibilitychange',
    () => void (document.visibilityState === 'visible' && sendWaiting()),
  );
}

function retryLater(): void {
  clearTimeout(timer);
  if (listWaiting().length === 0) return;
  timer = setTimeout(() => void sendWaiting(), retryMs);
  retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
}

/** One tab at a time, and never beside the visitor's own attempt. */
async function sendWaiting(): Promise<void> {
  if (!navigator.onLine || readQuote().sending) return retryLater();
  const locks = navigator.locks as LockManager | undefined;
  await (locks
    ? locks.request('quote-waiting', { ifAvailable: true }, (lock) =>
        lock ? sendAll() : undefined,
      )
    : sendAll());
  retryLater();
}

async function sendAll(): Promise<void> {
  for (const { body } of listWaiting()) {
    try {
      // Throws where its code is missing, which a user who is not known would hide.
      await loadSupabase();
      const userId = await findUserId();
      if (userId === undefined) return;
      // Somebody else may have signed in here since: it is not his enquiry.
      const answer = await sendBody(body, [userId, undefined].includes(body.user_id));
      const wasKept = isWaiting(body);
      // Sent meanwhile: whoever did that has said so.
      if (!wasKept && !wasTakenBack(body.requestId)) continue;
      retryMs = FIRST_RETRY_MS;
      dropWaiting(body.requestId);
      const missing = finishForm(body);
      announceSent(answer, wasKept ? undefined : TOO_LATE);
      showMissing(missing);
    } catch (error) {
      console.warn('A waiting enquiry could not be sent:', error);
      // The code for sending is missing, and only a page loaded anew gets it. What waits is stored.
      if (error instanceof TypeError) reloading ??= reloadWhenReachable(error, () => isWriting);
      if (error instanceof QuoteRefusedError && Object.keys(error.fieldErrors).length > 0)
        giveBack(body, error);
    }
  }
}

/**
 * The form that has arrived closes, empty. What was changed in it since stays,
 * as an enquiry of its own. Gives the names of files that have not arrived.
 */
function finishForm(body: QuoteBody): readonly string[] {
  const { requestId, form, lostFiles, newsletterChosen } = readQuote();
  const isOpen = requestId === body.requestId;
  const isChanged =
    !saysSame(body, form) ||
    (newsletterChosen && form.newsletterConsent !== body.newsletterConsent);
  const missing = isOpen ? takeMissing(lostFiles) : [];
  if (!isOpen || !isChanged) for (const listener of afterSending) listener(body.requestId);
  if (isOpen) dispatchQuote(isChanged ? { type: 'renewed' } : { type: 'emptied', isSent: true });
  return missing;
}

/**
 * Refused for what it says: only the visitor can repair that, and the draft
 * still holds what was entered.
 */
function giveBack(body: QuoteBody, { fieldErrors }: QuoteRefusedError): void {
  dropWaiting(body.requestId);
  if (readQuote().requestId === body.requestId) dispatchQuote({ type: 'failed', fieldErrors });
  void showToast({
    title: 'Ihre wartende Anfrage wurde nicht angenommen',
    description:
      'Bitte öffnen Sie das Formular, prüfen Sie Ihre Angaben und senden Sie es noch einmal.',
    tone: 'destructive',
  });
}

const isWaiting = ({ requestId }: QuoteBody): boolean =>
  listWaiting().some(({ body }) => body.requestId === requestId);
