import { data } from 'react-router';
import { previewText } from '#app/features/content/editor/preview-text.server.ts';
import { isStored } from '#app/features/content/editor/stored-text.server.ts';
import { serverContext } from '#app/lib/contexts.ts';
import { requireAdmin } from '#app/lib/require-admin.ts';
import type { Route } from './+types/content-preview.ts';

/**
 * Apart from the page of the editor: as one of its calls, a preview would have
 * the page read anew, and end whatever way to another page is under way.
 */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  await requireAdmin(request, context);
  const { collection, slug } = params;
  if (!isStored(collection)) throw data(null, { status: 400 });
  const call: unknown = await request.json().catch(() => null);
  const answer = await previewText(context.get(serverContext), collection, slug, call);
  return Response.json(answer);
}
