import { useEffect, useRef } from 'react';
import { Icon, type IconName } from '#app/ui/icon.tsx';
import { useConversation } from './conversation.ts';
import { setPanel } from './panel-store.ts';

export function MinimisedBar() {
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

export function HeaderButton({ icon, label, onClick }: ActionProps) {
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

export function FooterButton({ icon, label, onClick, disabled }: ActionProps) {
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
