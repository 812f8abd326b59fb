import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { showFailure } from './feedback/toast.ts';

/**
 * Says that code the visitor asked for could not be loaded. A module that
 * failed once stays failed until the page is loaded anew (HTML standard).
 */
export const tellMissing = (name: string): void =>
  void showFailure(
    `${name} nicht geladen`,
    'Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  ).catch(() => undefined);

/**
 * A part that the page can do without: when its code cannot be loaded it is
 * left out, instead of taking the whole page down. What the visitor has asked
 * for has a `name`, so that its absence is told.
 */
export const lazyExtra = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  name?: string,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() =>
    load().catch(() => {
      if (name) tellMissing(name);
      return { default: () => null };
    }),
  );
