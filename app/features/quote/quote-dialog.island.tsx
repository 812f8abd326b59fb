import { useEffect, useSyncExternalStore } from 'react';
import { closeDialog, findOpened, openDialog, subscribeDialogs } from '#app/lib/page-dialogs.ts';
import { QUOTE_DIALOG } from './dialog-id.ts';
import { measureOpened } from './measure-quote.ts';
import { findPrefill, QUOTE_PARAMETERS } from '#shared/quote/quote-link.ts';
import { takeChosen } from './chosen.ts';
import { QuoteModal } from './quote-modal.tsx';
import { prefillQuote, readQuote, useQuote } from './quote-store.ts';
import { onSentLater } from './send-waiting.ts';
import { useStepHistory } from './use-step-history.ts';

const close = (): void => closeDialog(QUOTE_DIALOG);
const find = () => findOpened(QUOTE_DIALOG);

/**
 * The quote request of a page: there from the start, so that every button that
 * opens it is answered at once.
 */
export default function QuoteDialog() {
  const opened = useSyncExternalStore(subscribeDialogs, find, find);
  useEffect(openByAddress, []);
  return (
    <>
      {opened && <WhileOpen opener={opened.opener} />}
      <QuoteModal onClose={close} />
    </>
  );
}

/**
 * Stands before the form: what was chosen in there before its code arrived
 * counts more than what goes along.
 */
function WhileOpen({ opener }: { opener: HTMLElement | null }) {
  const { step, requestId } = useQuote();
  useEffect(() => {
    if (opener instanceof HTMLButtonElement && opener.form) takeChosen(opener.form);
    measureOpened(readQuote());
  }, [opener]);
  useStepHistory(step, close);
  useEffect(() => onSentLater((sentId) => sentId === requestId && close()), [requestId]);
  return null;
}

/**
 * An address like /?angebot=website&branche=Handwerk opens the form; a reload
 * must not open it again.
 */
function openByAddress(): void {
  const address = new URL(location.href);
  const prefill = findPrefill(address.searchParams);
  if (!prefill) return;
  for (const name of QUOTE_PARAMETERS) address.searchParams.delete(name);
  history.replaceState(history.state, '', address);
  prefillQuote(prefill);
  openDialog(QUOTE_DIALOG);
}
