import { useEffect, useRef, useState } from 'react';
import { MAX_CHAT_MESSAGE } from '#shared/chat/chat.ts';
import { Icon } from '#app/ui/icon.tsx';
import { keepDraft } from './conversation.ts';

type Props = {
  /** What was typed before, and not sent. */
  draft: string;
  isPending: boolean;
  onSend: (text: string) => void;
};

export function Composer({ draft, isPending, onSend }: Props) {
  const [text, setText] = useState(draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const wasPending = useRef(false);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  // A disabled field loses the focus; whoever was writing goes on writing.
  useEffect(() => {
    if (wasPending.current && !isPending && document.activeElement === document.body)
      field.current?.focus();
    wasPending.current = isPending;
  }, [isPending]);

  const change = (next: string) => {
    setText(next);
    keepDraft(next);
  };
  const send = () => {
    if (!text.trim() || isPending) return;
    change('');
    onSend(text);
  };

  return (
    <form
      className="flex items-end gap-2 border-t border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={field}
        aria-label="Nachricht"
        placeholder="Ihre Frage"
        rows={1}
        maxLength={MAX_CHAT_MESSAGE}
        value={text}
        disabled={isPending}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          // While a character is being composed (accents, Asian input), Enter ends the composition.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        className="field-sizing-content max-h-32 min-h-11 w-full resize-none rounded-control border border-line-strong bg-surface px-3 py-2.5 text-body leading-snug placeholder:text-muted hover:border-ink focus:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-focus disabled:opacity-55"
      />
      <button
        type="submit"
        aria-label="Nachricht senden"
        disabled={isPending || !text.trim()}
        className="grid size-11 shrink-0 place-items-center rounded-control bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted"
      >
        <Icon name="send" />
      </button>
    </form>
  );
}
