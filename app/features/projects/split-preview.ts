import { parseUrl } from '#shared/core/parse-url.ts';

const ADDRESS = /(https?:\/\/\S*[^\s.,;:!?)])[.,;:!?)]*/;

/**
 * The first address in the description of a step is where its result can be
 * seen: it becomes a button, and leaves the text.
 */
export function splitPreview(description: string): { text: string; preview: string | undefined } {
  const [found, preview] = ADDRESS.exec(description) ?? [];
  if (!found || !preview || !parseUrl(preview)) return { text: description, preview: undefined };
  return { text: description.replace(found, '').trim(), preview };
}

type Seen = { status: string; description: string };

/**
 * Where the project can be seen now: what waits for approval, else the latest step that has come
 * so far.
 */
export function findPreview(steps: readonly Seen[]): string | undefined {
  const begun = steps.filter(({ status }) => status !== 'open');
  const waiting = begun.filter(({ status }) => status === 'awaiting_approval');
  return [...waiting, ...begun.toReversed()]
    .map(({ description }) => splitPreview(description).preview)
    .find((preview) => preview !== undefined);
}
