import { reportError } from './report-error.ts';

const PROBE_MS = 2000;
/** A line that is up but carries nothing does not say so. */
const ANSWER_MS = 4000;

/**
 * For a page that misses some of its code: a module that could not be fetched
 * stays failed until the page is loaded anew (HTML standard, module map). Loads
 * it anew once the site answers again, and only once for the same module: after
 * that it is not the connection. Waits for as long as `isInUse`. Never settles.
 */
export async function reloadWhenReachable(
  missing: unknown,
  isInUse: () => boolean,
): Promise<never> {
  const before: { missing?: unknown } | null = history.state;
  const marked = { ...before, missing: String(missing) };
  if (before?.missing === marked.missing) reportError(missing);
  else {
    while (isInUse() || !(await isReachable()))
      await new Promise((resolve) => setTimeout(resolve, PROBE_MS));
    history.replaceState(marked, '');
    location.reload();
  }
  return new Promise<never>(() => undefined);
}

/** The browser may call itself online while nothing gets through, so the site is asked. */
const isReachable = (): Promise<boolean> =>
  fetch(location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
