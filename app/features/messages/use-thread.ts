import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusedBy } from '#app/lib/refused.ts';
import { loadSupabase } from '#app/lib/supabase-browser.ts';
import { useRowChange } from '#app/private/use-row-change.ts';
import { giveBack, settleDraft, type Outgoing } from '#app/private/talk/drafts.ts';
import { isOwn, MESSAGE_FILES, type Message, type Side } from '#app/private/talk/message.ts';
import { MissingFiles, refuseMissing } from '#app/private/talk/missing-files.ts';
import {
  MESSAGE_COLUMNS,
  MESSAGE_READS,
  PAGE_SIZE,
  threadKey,
  unreadKey,
  type Thread,
} from './message-rows.ts';

const ALREADY_STORED = '23505';
const CHECK_FAILED = '23514';

/**
 * The messages of one customer, newest page first, older ones on demand. `isRead`:
 * a person has them before his eyes.
 */
export function useThread(customerId: string, side: Side, isRead: boolean) {
  const queries = useQueryClient();
  const thread = useInfiniteQuery({
    queryKey: threadKey(customerId),
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam }) => {
      const client = await loadSupabase();
      const newest = client
        .from('messages')
        .select(MESSAGE_COLUMNS)
        .eq('customer_id', customerId)
        .order('created_at', { ascending: false })
        .order('id', { ascending: false })
        .limit(PAGE_SIZE);
      const { data, error } = await (pageParam ? newest.or(pageParam) : newest);
      if (error) throw new Error(error.message);
      return data;
    },
    getNextPageParam: (page) => {
      const oldest = page.at(-1);
      return oldest && page.length >= PAGE_SIZE
        ? `created_at.lt."${oldest.created_at}",and(created_at.eq."${oldest.created_at}",id.lt.${oldest.id})`
        : undefined;
    },
  });
  const messages = (thread.data?.pages ?? []).flat().reverse();
  const unread = messages.findLast((message) => !isOwn(message, side) && message.read_at === null);
  useReadMarks(customerId, side, isRead ? unread?.id : undefined);

  const send = useRowChange<Outgoing>({
    reads: MESSAGE_READS,
    scope: `thread-${customerId}`,
    write: async (client, { id, body, attachments }) => {
      const { error, status } = await client
        .from('messages')
        .insert({ id, customer_id: customerId, from_staff: side === 'staff', body, attachments });
      if (error?.code === CHECK_FAILED) await refuseMissing(client, attachments);
      // A draft keeps its id only as long as it is the same message.
      if (error && error.code !== ALREADY_STORED)
        return { error: refusedBy(error) ?? error, status };
      settleDraft(id);
      return { error: null };
    },
    optimistic: (_, { id, body, attachments }) => {
      const shown: Message = {
        id,
        body,
        attachments,
        from_staff: side === 'staff',
        read_at: null,
        created_at: new Date().toISOString(),
        isPending: true,
      };
      queries.setQueryData<Thread>(
        threadKey(customerId),
        (data) =>
          data && {
            ...data,
            pages: data.pages.map((page, index) => (index === 0 ? [shown, ...page] : page)),
          },
      );
    },
    giveBack: (message, why) =>
      giveBack(customerId, message, why instanceof MissingFiles ? why.files : []),
    failed: 'Nicht gesendet',
    advice: 'Ihr Text steht wieder im Feld.',
  });
  /** For the agency: room for a customer whose files take up all of his. */
  const removeFile = useRowChange<{ id: string; path: string }>({
    reads: MESSAGE_READS,
    write: async (client, { id, path }) => {
      const { error } = await client.rpc('remove_attachment', { message_id: id, file: path });
      if (error) return { error };
      // Bytes that stay behind are removed by the worker.
      await client.storage.from(MESSAGE_FILES).remove([path]);
      return { error: null };
    },
    done: 'Datei entfernt',
  });
  return { thread, messages, send, removeFile };
}

/** After a failure; then the next look at the page or the next message. */
const AGAIN_MS = 5000;

/** What the reader sees counts as read: while the thread is open in a visible tab. */
function useReadMarks(customerId: string, side: Side, newestUnread: string | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (newestUnread === undefined) return;
    let again: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const mark = async (failed?: () => void) => {
      if (document.visibilityState !== 'visible') return;
      const client = await loadSupabase();
      const { error } = await client.rpc('mark_thread_read', { customer_id: customerId });
      if (error) return failed?.();
      for (const queryKey of [threadKey(customerId), ['threads'], unreadKey(side), ['next-steps']])
        void queries.invalidateQueries({ queryKey });
    };
    const markAgain = () => {
      clearTimeout(again);
      if (!isOver) again = setTimeout(() => void mark(), AGAIN_MS);
    };
    const look = () => void mark(markAgain);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearTimeout(again);
      document.removeEventListener('visibilitychange', look);
    };
  }, [customerId, side, newestUnread, queries]);
}
