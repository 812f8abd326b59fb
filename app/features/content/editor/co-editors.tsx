import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useSession } from '#app/lib/session-store.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { createUuid } from '#app/lib/uuid.ts';
import { Notice } from '#app/private/notice.tsx';

const WriterSchema = z.object({ name: z.string() });

/**
 * Says who else has the same text open: each editor is present on a channel of
 * its own, which only admins may join.
 */
export function CoEditors({ text }: { text: string }) {
  const { profile, user } = useSession();
  const [others, setOthers] = useState<readonly string[]>([]);
  const name = profile?.full_name || user?.email || 'Jemand';
  useEffect(() => {
    let isOver = false;
    let leave: (() => void) | undefined;
    const own = createUuid();
    void loadSupabase().then(async (client) => {
      await client.realtime.setAuth();
      if (isOver) return;
      const channel = client.channel(`inhalte:${text}`, {
        config: { private: true, presence: { key: own } },
      });
      channel
        .on('presence', { event: 'sync' }, () => {
          const present = Object.entries(channel.presenceState());
          setOthers(
            present
              .filter(([key]) => key !== own)
              .flatMap(([, [first]]) => WriterSchema.safeParse(first).data?.name ?? []),
          );
        })
        .subscribe((status) => {
          if (status === 'SUBSCRIBED') void channel.track({ name });
        });
      leave = () => void client.removeChannel(channel);
    });
    return () => {
      isOver = true;
      leave?.();
    };
  }, [text, name]);
  if (others.length === 0) return null;
  return (
    <Notice role="status" className="mb-6">
      {[...new Set(others)].join(', ')} {others.length === 1 ? 'hat' : 'haben'} diesen Text gerade
      auch geöffnet. Wer zuletzt speichert, wird gefragt.
    </Notice>
  );
}
