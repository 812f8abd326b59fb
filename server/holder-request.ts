import { isAbsolute } from 'node:path';
import * as z from 'zod';
import { askHolder } from './data-lock.ts';

const RequestSchema = z.discriminatedUnion('command', [
  z.object({ command: z.literal('backup'), folder: z.string().refine(isAbsolute) }),
  z.object({ command: z.literal('reset') }),
]);
type Request = z.infer<typeof RequestSchema>;

/** What the running server does for each of them; their results go over the line as JSON. */
type Actions = {
  backUp: (folder: string) => Promise<unknown>;
  reset: () => Promise<unknown>;
};

/**
 * The running server's side: one line in, one line out, over the socket that is
 * also the lock of DATA_DIR.
 */
export async function answerRequest(line: string, { backUp, reset }: Actions): Promise<string> {
  try {
    const request = RequestSchema.parse(JSON.parse(line));
    const done = await (request.command === 'backup' ? backUp(request.folder) : reset());
    return JSON.stringify({ done });
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

/** Asks the server that holds DATA_DIR; null where none runs. Throws what it could not do. */
export async function askRunning<Done>(
  dataDir: string,
  request: Request,
  schema: z.ZodType<Done>,
): Promise<Done | null> {
  const reply = await askHolder(dataDir, JSON.stringify(request));
  if (reply === null) return null;
  const { done, error } = z
    .object({ done: schema.optional(), error: z.string().optional() })
    .parse(JSON.parse(reply));
  if (done === undefined) throw new Error(error ?? 'no answer from the running server');
  return done;
}
