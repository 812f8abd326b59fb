import type { RouterContextProvider } from 'react-router';
import { serverContext } from './contexts.ts';
import { readAnswer } from './find-refusal.ts';

/** The lines of a form that a browser has sent by itself; what is missing is empty. */
export async function readPosted(
  request: Request,
): Promise<{ read: (name: string) => string; has: (name: string) => boolean }> {
  const form = await request.formData();
  return {
    read: (name) => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    },
    has: (name) => form.has(name),
  };
}

/**
 * Hands what was sent without script to the function that takes it with script,
 * and gives its answer, also a refusal; null where none came that it would give.
 */
export async function invokePosted<Answer extends { success: boolean }>(
  request: Request,
  context: Readonly<RouterContextProvider>,
  name: string,
  body: object,
): Promise<Answer | null> {
  const { client } = context.get(serverContext).createSupabase(request);
  return readAnswer(await client.functions.invoke<Answer>(name, { body: { ...body } }));
}
