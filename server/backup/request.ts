import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { createBackup, type BackupSource } from './create-backup.ts';
import { ManifestSchema } from './manifest.ts';

const RequestSchema = z.object({
  command: z.literal('backup'),
  folder: z.string().refine(isAbsolute),
});
export type BackupRequest = z.infer<typeof RequestSchema>;
const SummarySchema = ManifestSchema.pick({ counts: true, missingFiles: true });
type Summary = z.infer<typeof SummarySchema>;
const ReplySchema = z.object({
  done: SummarySchema.optional(),
  error: z.string().optional(),
});

/**
 * The running server's side: one line in, one line out, over the socket that is
 * also the lock of DATA_DIR.
 */
export async function answerBackupRequest(line: string, source: BackupSource): Promise<string> {
  try {
    const { folder } = RequestSchema.parse(JSON.parse(line));
    const { counts, missingFiles } = await createBackup(source, folder);
    return JSON.stringify({ done: { counts, missingFiles } });
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

export function parseReply(reply: string): Summary {
  const { done, error } = ReplySchema.parse(JSON.parse(reply));
  if (!done) throw new Error(error ?? 'no answer from the running server');
  return done;
}
