import { useEffect, useRef, useState } from 'react';
import { isSame } from './use-edited.ts';

/** `conflict`: somebody else has changed the draft since it was read, or it is none any more. */
export type SaveState = 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';
export type Version<Content> = { content: Content; updatedAt: string };

export type SelfSaving<Content> = {
  initial: Version<Content>;
  /** Writes over the version `seen` only; gives the new one, or says what the problem was. */
  write: (content: Content, seen: string) => Promise<{ updatedAt: string } | { problem: string }>;
  /** The draft as it is stored now; null when it is gone or no draft any more. */
  read: () => Promise<Version<Content> | null>;
  onStored?: (version: Version<Content>) => void;
};

const PAUSE_MS = 700;

/**
 * A draft that saves itself a moment after the last change, one write at a
 * time, and never over somebody else's. What failed is tried again once the connection is back
 * and when somebody comes back to the tab.
 */
export function useSelfSaving<Content>({ initial, write, read, onStored }: SelfSaving<Content>) {
  const [content, setContent] = useState(initial.content);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState('');
  const [theirs, setTheirs] = useState<Version<Content> | null>(null);
  const latest = useRef(initial.content);
  const stored = useRef(initial);
  /** Sent since then; an answer that is lost leaves open which of them is stored. */
  const sent = useRef<Content[]>([]);
  const isStopped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);

  const keep = (version: Version<Content>) => {
    stored.current = version;
    sent.current = [];
    onStored?.(version);
  };

  const store = async (): Promise<boolean> => {
    while (stored.current.content !== latest.current) {
      const content = latest.current;
      sent.current.push(content);
      setState('saving');
      const answer = await write(content, stored.current.updatedAt).catch(() => ({ problem: '' }));
      if ('problem' in answer) {
        const now = await read().catch(() => undefined);
        if (now && now.updatedAt !== stored.current.updatedAt) {
          const ours = sent.current.find((one) => isSame(one, now.content));
          if (ours !== undefined) {
            keep({ content: ours, updatedAt: now.updatedAt });
            continue;
          }
        }
        isStopped.current =
          now === null || (now !== undefined && now.updatedAt !== stored.current.updatedAt);
        setTheirs(now ?? null);
        setProblem(answer.problem);
        setState(isStopped.current ? 'conflict' : 'failed');
        return false;
      }
      keep({ content, updatedAt: answer.updatedAt });
    }
    setState('saved');
    return true;
  };

  /** Resolves to true when everything is stored. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer.current);
    // Over somebody else's version only what was decided goes.
    if (isStopped.current) return false;
    running.current ??= store().finally(() => (running.current = null));
    return running.current;
  };

  const change = (next: Content) => {
    latest.current = next;
    setContent(next);
    if (isStopped.current) return;
    setState('dirty');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  const goOnFrom = (version: Version<Content>) => {
    stored.current = version;
    sent.current = [];
    isStopped.current = false;
  };
  /** What is typed replaces the newer version. */
  const keepMine = () => {
    if (!theirs) return;
    goOnFrom(theirs);
    void flush();
  };
  const takeTheirs = () => {
    if (!theirs) return;
    goOnFrom(theirs);
    latest.current = theirs.content;
    setContent(theirs.content);
    setState('saved');
    onStored?.(theirs);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (state !== 'failed') return;
    const again = () => void (navigator.onLine && flush());
    for (const sign of ['online', 'focus']) window.addEventListener(sign, again);
    return () => {
      for (const sign of ['online', 'focus']) window.removeEventListener(sign, again);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as long as it has failed
  }, [state]);
  return {
    content,
    change,
    state,
    problem,
    theirs,
    flush,
    keepMine,
    takeTheirs,
    readUpdatedAt: () => stored.current.updatedAt,
  };
}
