import type { ReactNode } from 'react';
import { Chat } from '#app/features/chat/chat.tsx';
import { Measurement } from '#app/features/analytics/measurement.tsx';
import { Consent } from '#app/features/consent/consent.tsx';
import { Consultation } from '#app/features/consultation/consultation.tsx';
import { useWaitingQuotes } from '#app/features/quote/use-waiting-quotes.ts';
import { hydrateLate } from '#app/lib/late-hydration.tsx';
import { Dock } from './dock.tsx';
import { Header } from './header.tsx';

const Footer = hydrateLate(() => import('./footer.tsx'));

/** What every public page stands in: skip link, bar, one main, footer. */
export function SiteFrame({ children }: { children: ReactNode }) {
  useWaitingQuotes();
  return (
    <>
      <a
        href="#inhalt"
        className="fixed top-2 left-2 z-80 -translate-y-24 rounded-control bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        Zum Inhalt springen
      </a>
      <Header />
      <main id="inhalt" tabIndex={-1} className="min-h-[60vh] pt-[var(--header-height)]">
        {children}
      </main>
      <Footer />
      <div data-floating="">
        <Dock />
        <Chat />
        <Consent />
        <Consultation />
      </div>
      <Measurement />
    </>
  );
}
