import { useEffect, useRef, useState } from 'react';
import { SHEET_QUERY } from '#app/lib/overlays.ts';
import { useCompany, useSiteData } from '#app/lib/use-site.ts';
import { Icon, type IconName } from '#app/ui/icon.tsx';
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
  const canKeep = hasStarted() && conversation.pending === null;
  return (
    <div
      role="dialog"
      aria-modal={isSheet}
      aria-label="Chat-Assistent"
      data-overlay="chat"
      className="fixed inset-0 z-65 flex animate-enter flex-col border-line-strong bg-surface text-ink window:top-auto window:right-6 window:bottom-[calc(1.5rem+var(--banner-space,0px))] window:left-auto window:z-55 window:h-[min(41rem,calc(100dvh-var(--header-height)-3rem-var(--banner-space,0px)))] window:w-[25rem] window:overflow-hidden window:rounded-panel window:border print:hidden"
    >
      <div className="tone-ink flex items-center gap-1 py-2 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-body leading-tight">{company.name}</h2>
          <p className="text-fine text-muted">
            {streams || conversation.engine === 'llm' ? 'KI-Assistent' : 'Automatischer Assistent'}
          </p>
        </div>
        <HeaderButton icon="minus" label="Chat minimieren" onClick={() => setPanel('minimised')} />
        <HeaderButton icon="close" label="Chat schließen" onClick={() => setPanel('closed')} />
      </div>
      {/* AI Act Art. 50(1): said before the first message. */}
      <p className="border-b border-line bg-canvas px-4 py-2 text-fine text-muted">
        Hier antwortet eine Maschine. Antworten sind{' '}
        <span className="whitespace-nowrap">KI-generiert</span> und keine Rechtsberatung.
        {!hasStarted() && (
          <>
            {' '}
            {texts.stored}{' '}
            <SiteLink to="/datenschutz" onClick={leaveRoom} className="underline">
              Datenschutz
            </SiteLink>
          </>
        )}
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
          <Composer isPending={conversation.pending !== null} onSend={send} />
          <div className="flex flex-wrap gap-x-5 px-4 pb-1 text-fine text-muted">
            <FooterButton
              icon="mail"
              label="Per E-Mail senden"
              disabled={!canKeep}
              onClick={() => setAsksForMail(true)}
            />
            <FooterButton
              icon="trash"
              label="Unterhaltung löschen"
              disabled={!canKeep}
              onClick={() => void clearConversation()}
            />
          </div>
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

function MinimisedBar() {
  const { messages } = useConversation();
  const bar = useRef<HTMLButtonElement>(null);
  useEffect(() => bar.current?.focus({ preventScroll: true }), []);
  return (
    <div
      data-overlay="chat-bar"
      className="tone-ink fixed right-4 bottom-[calc(0.25rem+var(--banner-space,0px))] z-41 flex max-w-[calc(100vw-5.5rem)] animate-enter items-center rounded-panel border border-line-strong p-1 print:hidden"
    >
      <button
        ref={bar}
        type="button"
        onClick={() => setPanel('open')}
        className="flex min-h-11 items-center gap-3 rounded-control px-3 text-small font-semibold hover:bg-surface"
      >
        <Icon name="chat" />
        Chat öffnen
        <span className="text-fine font-normal text-muted max-[24rem]:hidden">
          {messages.length === 1 ? '1 Nachricht' : `${messages.length} Nachrichten`}
        </span>
      </button>
      <HeaderButton icon="close" label="Chat schließen" onClick={() => setPanel('closed')} />
    </div>
  );
}

type ActionProps = { icon: IconName; label: string; onClick: () => void; disabled?: boolean };

function HeaderButton({ icon, label, onClick }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-surface"
    >
      <Icon name={icon} />
    </button>
  );
}

function FooterButton({ icon, label, onClick, disabled }: ActionProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      disabled={disabled}
      className="inline-flex min-h-11 items-center gap-1.5 underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink disabled:no-underline disabled:opacity-60"
    >
      <Icon name={icon} size={16} />
      {label}
    </button>
  );
}
