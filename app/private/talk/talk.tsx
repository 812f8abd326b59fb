import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Composer } from './composer.tsx';
import { toMessage, type Message } from './message.ts';
import { MessageLog } from './message-log.tsx';
import { useKeyboard } from './use-keyboard.ts';

type TalkProps = {
  messages: readonly Message[];
  otherName: string;
  /** Who speaks for the agency, where that is not the reader. */
  ownName?: string;
  /** Of the field below it, what is written there leaves as a mail; none where it cannot. */
  answer?: Pick<ComponentProps<typeof Composer>, 'draftId' | 'send' | 'reaches'> | false;
  /** In its place, where it is answered elsewhere. */
  foot?: ReactNode;
};

/** What was said to and by the agency, all of it read at once, at its end. */
export function Talk({ messages, otherName, ownName, answer = false, foot }: TalkProps) {
  const whole = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  useKeyboard(whole);
  const shown = [...messages, ...listPending(answer, messages)];
  const { length } = shown;
  const hasFoot = Boolean(foot);
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
    // What comes below it later takes some of its height.
  }, [length, hasFoot]);
  return (
    <div ref={whole} className="thread panel flex min-h-0 flex-col lg:max-h-(--talk-height)">
      <div
        ref={box}
        role="log"
        aria-label="Nachrichten"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        className={
          // As high as what was said, so that the field stands below it.
          'relative flex min-h-32 shrink-999 flex-col overflow-y-auto overscroll-contain px-5 py-4 sm:p-6 ' +
          'max-lg:max-h-[min(56dvh,40rem)] focus-visible:outline-offset-[-3px]'
        }
      >
        <MessageLog
          messages={shown}
          side="staff"
          otherName={otherName}
          {...(ownName && { ownName })}
        />
      </div>
      {answer ? <Composer {...answer} isMail /> : foot}
    </div>
  );
}

/** The answer that is under way, until it is read back. */
function listPending(answer: TalkProps['answer'], messages: readonly Message[]): Message[] {
  if (!answer || !answer.send.isPending) return [];
  const { id, body } = answer.send.variables;
  if (messages.at(-1)?.body === body) return [];
  return [{ ...toMessage(id, true, body, new Date().toISOString()), isPending: true }];
}
