/** `application`: React Router runs in the browser. `public`: HTML with islands. `alone`: no script at all. */
export type PageKind = 'application' | 'public' | 'alone';

/** In the query of a page that is only looked at, as previews are: it comes without script. */
export const PREVIEW = 'vorschau';

/** A route names its kind in its `handle`; without one it is public. */
export const findPageKind = (routes: readonly ({ handle?: unknown } | undefined)[]): PageKind =>
  routes
    .map((route) => (route?.handle as { kind?: PageKind } | undefined)?.kind)
    .find((kind) => kind !== undefined) ?? 'public';
