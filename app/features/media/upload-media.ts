import * as z from 'zod/mini';
import { MAX_MEDIA_BYTES, MEDIA_PROBLEMS } from '#shared/media/media.ts';

const AnswerSchema = z.union([
  z.object({ success: z.literal(true), id: z.string() }),
  z.object({ success: z.literal(false), error: z.string() }),
]);
export type Upload = { id: string } | { error: string };

const UNREACHABLE: Upload = {
  error: 'Die Verbindung ist abgebrochen. Bitte versuchen Sie es erneut.',
};

/** Sends a file to the library; with `replaced` into the place of that row. */
export async function uploadMedia(
  file: File,
  { alt = '', replaced }: { alt?: string; replaced?: string },
): Promise<Upload> {
  if (file.size > MAX_MEDIA_BYTES) return { error: MEDIA_PROBLEMS.size };
  const query = new URLSearchParams({ name: file.name, alt });
  const path = replaced ? `/api/media/${replaced}` : '/api/media';
  try {
    const response = await fetch(`${path}?${query}`, { method: 'POST', body: file });
    const answer = AnswerSchema.safeParse(await response.json().catch(() => null)).data;
    if (!answer) return UNREACHABLE;
    return answer.success ? { id: answer.id } : { error: answer.error };
  } catch {
    return UNREACHABLE;
  }
}
