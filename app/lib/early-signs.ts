import { useEffect } from 'react';

declare global {
  interface Window {
    /** Runs the held module of the element before the calling script as soon as the page has been painted (server/finish-document.ts). */
    begin?: () => void;
    /** Settles at the first sign that somebody uses the page. */
    inUse?: Promise<void>;
    /** Buttons pressed while their part of the page waited for its code. */
    earlyPresses?: Set<HTMLButtonElement>;
    /** Presses the remembered buttons whose part of the page answers by now; with `alsoWaiting` the others too. */
    replayClicks?: (alsoWaiting?: boolean) => void;
    /** Uncaught errors that happened before measurement listened; it takes them over and removes the list. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[];
  }
}

/** On the server everything is in use at once. */
export const inUse: Promise<void> = (import.meta.env.SSR ? undefined : window.inUse) ?? Promise.resolve();

/**
 * A part of the page has its code. Its buttons are pressed a moment later, when what its effects found has been rendered too. When the
 * frame begins to answer, all are pressed: React hydrates a part whose code is there at once for a press, and slowly without one.
 */
export function answerFrom(part: HTMLElement | null): void {
  part?.removeAttribute('data-waiting');
  setTimeout(() => window.replayClicks?.(part === document.body));
}

/** The page as a whole answers from now on. */
export function useReplayedClicks(): void {
  useEffect(() => {
    answerFrom(document.body);
  }, []);
}
