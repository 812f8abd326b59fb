import { createContext } from 'react';
import { isRouteErrorResponse } from 'react-router';

/**
 * `application`: React Router runs in the browser. `public`: HTML with islands.
 * `alone`: no script at all.
 */
export type PageKind = 'application' | 'public' | 'alone';

/** In the query of a page that is only looked at, as previews are: it comes without script. */
export const PREVIEW = 'vorschau';

/** A route names its kind in its `handle`; without one it is public. */
export const findPageKind = (routes: readonly ({ handle?: unknown } | undefined)[]): PageKind =>
  routes
    .map((route) => (route?.handle as { kind?: PageKind } | undefined)?.kind)
    .find((kind) => kind !== undefined) ?? 'public';

/** Whether a page says that it does not exist. What it would have been does not matter then. */
export const isNotFound = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;

/** What the server has found; in the browser only applications run. */
export const PageKindContext = createContext<PageKind>('application');
