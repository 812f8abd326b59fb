import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { QueryState } from '#app/private/query-state.tsx';

const TYPING_MS = 400;

/** The mail as the server renders it, shut off from the page. */
export function IssuePreview({ draft }: { draft: { subject: string; body: string } }) {
  const { subject, body } = useSettled({ subject: draft.subject, body: draft.body }, TYPING_MS);
  const query = useQuery({
    queryKey: ['admin-newsletter-preview', subject, body],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const client = await loadSupabase();
      const { data, error } = await client.functions.invoke<{ html: string }>('newsletter', {
        body: { action: 'preview', subject, body },
      });
      if (error) throw error as Error;
      return data!.html;
    },
  });
  return (
    <section aria-label="Vorschau" className="min-w-0 lg:sticky lg:top-6">
      <QueryState query={query}>
        {(html) => (
          <iframe
            title="Vorschau der E-Mail"
            sandbox=""
            srcDoc={html}
            className="h-[max(26rem,100dvh-13rem)] w-full rounded-control border border-line bg-white"
          />
        )}
      </QueryState>
    </section>
  );
}

/** The value once it has not changed for a moment. */
function useSettled<Value extends Record<string, string>>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(text) as Value), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
