import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { showNote } from './feedback/note.ts';
import { showFailure } from './feedback/toast.ts';

const REMEDY = 'Bitte prüfen Sie Ihre Verbindung und laden Sie die Seite neu.';

/**
 * Says that code the visitor asked for could not be loaded. A module that
 * failed once stays failed until the page is loaded anew (HTML standard). After
 * a release that of the toasts is gone as well; the note is in the page.
 */
export function tellMissing(name: string): void {
  const title = `${name} nicht geladen`;
  showFailure(title, REMEDY).catch(() => showNote(`${title}. ${REMEDY}`));
}

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
