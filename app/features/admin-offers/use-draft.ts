import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OfferContent } from '#shared/offer.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';

/** `conflict`: somebody else has changed or sent the draft since it was read. */
export type SaveState = 'saved' | 'dirty' | 'saving' | 'failed' | 'conflict';

const PAUSE_MS = 700;
type Draft = { id: string; content: OfferContent; updated_at: string };

/** A draft that saves itself a moment after the last change, one write at a time, and never over somebody else's. */
export function useDraft(initial: Draft) {
  const [content, setContent] = useState(initial.content);
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef(initial.content);
  const stored = useRef(initial.content);
  const updatedAt = useRef(initial.updated_at);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queries = useQueryClient();
  const running = useRef<Promise<boolean> | null>(null);

  const write = async (): Promise<boolean> => {
    while (stored.current !== latest.current) {
      const sent = latest.current;
      setState('saving');
      const client = await loadSupabase().catch(() => null);
      const answer = await client
        ?.from('offers')
        .update({ content: sent, customer_email: sent.customer.email.trim() })
        .eq('id', initial.id)
        .eq('status', 'draft')
        .eq('updated_at', updatedAt.current)
        .select('updated_at')
        .maybeSingle<{ updated_at: string }>();
      if (!answer || answer.error) {
        setState('failed');
        return false;
      }
      if (!answer.data) {
        setState('conflict');
        return false;
      }
      updatedAt.current = answer.data.updated_at;
      stored.current = sent;
      // Whoever comes back to this page starts from what was stored, not from what was read at first.
      queries.setQueryData<Draft | null>(
        ['admin-offer', initial.id],
        (known) => known && { ...known, content: sent, updated_at: updatedAt.current },
      );
    }
    setState('saved');
    return true;
  };

  /** Resolves to true when everything is stored. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current);
    running.current ??= write().finally(() => (running.current = null));
    return running.current;
  };

  const change = (next: OfferContent) => {
    latest.current = next;
    setContent(next);
    setState((current) => (current === 'conflict' ? current : 'dirty'));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  return { content, change, state, flush, readUpdatedAt: () => updatedAt.current };
}
