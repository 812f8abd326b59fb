import { useEffect, useState } from 'react';
import { SHEET_QUERY } from '#app/lib/overlays.ts';
import { useCompany, useSiteData } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { trackStep } from '#app/lib/track.ts';
import { Composer } from './composer.tsx';
import {
  clearConversation,
  sendAgain,
  sendMessage,
  stopAnswer,
  useConversation,
} from './conversation.ts';
import { hasStarted } from './kept-talk.ts';
import { MessageList } from './message-list.tsx';
import { setPanel, usePanel } from './panel-store.ts';
import { TranscriptForm } from './transcript-form.tsx';
import { useCoverPage } from './use-cover-page.ts';
import { useTexts } from '#app/lib/use-texts.ts';
import { CHAT_TEXTS } from '#shared/texts/chat.ts';
import { MinimisedBar, HeaderButton, FooterButton } from './window-buttons.tsx';

/** The open window or, minimised, its bar. On phones a sheet over the whole page. */
export default function ChatWindow() {
  return usePanel() === 'minimised' ? <MinimisedBar /> : <OpenWindow />;
}

function OpenWindow() {
  const company = useCompany();
  const texts = useTexts(CHAT_TEXTS);
  const conversation = useConversation();
  const [asksForMail, setAsksForMail] = useState(false);
  const isSheet = useCoverPage();
  useEffect(() => closeOnEscape(), []);
  useEffect(countOpened, []);

  const streams = useSiteData()?.hasChatModel ?? false;
  const facts = { phone: company.phone, streams };
  const send = (text: string) => void sendMessage(text, facts);
  const isPending = conversation.pending !== null;
  return (
    <div
      role="dialog"
      aria-modal={isSheet}
      aria-label="Chat-Assistent"
      data-overlay="chat"
      // What makes room for a message does so at the upper edge.
      className={
        'fixed inset-0 z-65 mt-auto flex animate-enter flex-col flat:overflow-y-auto ' +
        'border-line-strong bg-surface text-ink window:top-auto window:right-6 ' +
        'window:bottom-[calc(1.5rem+var(--banner-space,0px))] window:left-auto window:z-55 ' +
        'window:h-[min(41rem,calc(100dvh-var(--header-height)-3rem-var(--banner-space,0px)))] ' +
        'window:w-[25rem] window:overflow-hidden window:rounded-panel window:border print:hidden'
      }
    >
      <div className="tone-ink flex items-center gap-1 py-2 pr-2 pl-4">
        <span
          aria-hidden="true"
          className="mr-2 grid size-9 shrink-0 place-items-center rounded-full bg-accent text-on-accent"
        >
          <Icon name="chat" />
        </span>
        <div className="min-w-0 flex-1 leading-tight">
          <h2 className="text-body leading-tight">{company.name}</h2>
          <p className="text-fine text-muted">
            {streams ? 'KI-Assistent' : 'Automatischer Assistent'}
          </p>
        </div>
        <HeaderButton icon="minus" label="Chat minimieren" onClick={() => setPanel('minimised')} />
        <HeaderButton icon="close" label="Chat schließen" onClick={() => setPanel('closed')} />
      </div>
      {/* AI Act Art. 50(1): said before the first message. */}
      <p className="border-b border-line bg-canvas px-4 py-2 text-fine text-muted">
        Hier antwortet eine Maschine aus den Texten dieser Website. Antworten sind{' '}
        <span className="whitespace-nowrap">KI-generiert</span> und keine Rechtsberatung.
      </p>
      <MessageList
        {...conversation}
        onSuggestion={send}
        onRetry={(apology) => void sendAgain(apology, facts)}
        onNavigate={leaveRoom}
        onStop={streams ? stopAnswer : undefined}
      />
      {asksForMail ? (
        <TranscriptForm onClose={() => setAsksForMail(false)} />
      ) : (
        <>
          <Composer draft={conversation.draft ?? ''} isPending={isPending} onSend={send} />
          {hasStarted() ? (
            <div className="flex flex-wrap gap-x-5 px-4 pb-1 text-fine text-muted">
              <FooterButton
                icon="mail"
                label="Per E-Mail senden"
                disabled={isPending}
                onClick={() => setAsksForMail(true)}
              />
              <FooterButton
                icon="trash"
                label="Unterhaltung löschen"
                disabled={isPending}
                onClick={() => void clearConversation()}
              />
            </div>
          ) : (
            <p className="px-4 pb-3 text-fine text-muted">
              {texts.stored}{' '}
              <SiteLink to="/datenschutz" onClick={leaveRoom} className="underline">
                Datenschutz
              </SiteLink>
            </p>
          )}
        </>
      )}
    </div>
  );
}

let isCounted = false;

/** Once a page load, however often it is minimised. */
function countOpened(): void {
  if (!isCounted) trackStep('chat', 'open');
  isCounted = true;
}

/**
 * Listens on the document, because the focus is nowhere while a reply disables
 * the field. A dialog above the chat takes Escape for itself.
 */
function closeOnEscape(): () => void {
  const listen = (event: KeyboardEvent) => {
    if (
      event.key !== 'Escape' ||
      event.defaultPrevented ||
      document.querySelector('[aria-modal="true"]:not([data-overlay="chat"], [hidden] *)')
    )
      return;
    setPanel('closed');
  };
  document.addEventListener('keydown', listen);
  return () => document.removeEventListener('keydown', listen);
}

/** A page that a link of the chat opens must be seen: the sheet of a phone makes way. */
function leaveRoom(): void {
  if (window.matchMedia(SHEET_QUERY).matches) setPanel('minimised');
}
