import { ICON_PATHS } from './icon-paths.ts';

const ID = 'icons';

// The drawings travel once in the HTML and never in the scripts; see critical-css.ts for the same way with styles.
const symbols: string = import.meta.env.SSR
  ? Object.entries(ICON_PATHS)
      .map(([name, path]) => `<symbol id="icon-${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`)
      .join('')
  : (document.getElementById(ID)?.innerHTML ?? '');

export function IconSprite() {
  return (
    <svg
      id={ID}
      width="0"
      height="0"
      aria-hidden="true"
      className="absolute"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}
