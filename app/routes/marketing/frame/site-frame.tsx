import type { ReactNode } from 'react';
import Chat from '#app/features/chat/chat.island.tsx';
import Consent from '#app/features/consent/consent.island.tsx';
import ConsentBanner from '#app/features/consent/consent-banner.island.tsx';
import Consultation from '#app/features/bookings/consultation.island.tsx';
import QuoteDialog from '#app/features/quote/quote-dialog.island.tsx';
import QuoteReceipt from '#app/features/quote/quote-receipt.island.tsx';
import WaitingQuotes from '#app/features/quote/waiting-quotes.island.tsx';
import { Island } from '#app/islands/island.tsx';
import { useAddress } from '#app/lib/use-site.ts';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { Dock, type DockAction } from './dock.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** Whoever reads his offer has asked already. */
const IS_OFFER = /^\/(angebot|anfrage)\//;
/**
 * Whoever reads his offer or is about to write or to book is not asked whether
 * he would like to talk.
 */
const NEEDS_NO_OFFER = /^\/(angebot\/|anfrage\/|(kontakt|termin)(\/|$))/;
/** The way on is the form of the page: beside it one may call. */
const HAS_OWN_FORM = /^\/(kontakt|termin|login|newsletter|vertrag-widerrufen)(\/|$)/;

function findDockAction(pathname: string): DockAction {
  if (IS_OFFER.test(pathname)) return 'none';
  return HAS_OWN_FORM.test(pathname) ? 'call' : 'quote';
}

/**
 * The code of the quote request: at once where the address opens it, soon where
 * many ask, elsewhere with the press.
 */
function findQuoteTime(pathname: string, search: string): 'load' | 'idle' | 'press' {
  if (pathname === '/' && search.includes('angebot=')) return 'load';
  return /^\/(pakete|kontakt|login)?$/.test(pathname) ? 'idle' : 'press';
}

/** What every public page stands in: skip link, bar, one main, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const { pathname, search } = useAddress();
  const isOffer = IS_OFFER.test(pathname);
  return (
    <>
      <div data-floating="">
        <Island of={ConsentBanner} when="idle" />
      </div>
      <Header />
      <main
        id="inhalt"
        tabIndex={-1}
        className="min-h-[60vh] pt-[var(--header-height)] scriptless:pt-0"
      >
        <Island of={QuoteReceipt} when="stored" stored={STORAGE_KEYS.quoteReceipt.key} />
        {children}
      </main>
      <Footer />
      {!isOffer && <Island of={QuoteDialog} when={findQuoteTime(pathname, search)} />}
      <div data-floating="">
        <Dock action={findDockAction(pathname)} />
        <Island of={Chat} when="idle" stored={STORAGE_KEYS.chatTalk.key} />
        <Island of={Consent} when="idle" />
        {!NEEDS_NO_OFFER.test(pathname) && <Island of={Consultation} when="idle" />}
        <Island of={WaitingQuotes} when="stored" stored={STORAGE_KEYS.quoteWaiting.key} />
      </div>
    </>
  );
}
