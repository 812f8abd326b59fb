import { useSiteData } from '#app/lib/use-site.ts';
import { useRows } from '#app/lib/use-rows.ts';

export type Example = { id: number; answer: string; content: string; created_at: string };

export const EXAMPLES_KEY = ['admin-chat-examples'];

/** The messages that the agency has assigned to an answer, the newest first. */
export const useExamples = () =>
  useRows<Example[]>(EXAMPLES_KEY, (client) =>
    client
      .from('chat_examples')
      .select('id,answer,content,created_at')
      .order('id', { ascending: false }),
  );

/** Whether the assistant learns from them: on Supabase its reader is that of the deployment. */
export const useLearns = (): boolean => !useSiteData()?.supabase.url;
