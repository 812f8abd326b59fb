import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const AREA = /^\/(portal|admin)(\/|$)/;

/** Inside an application plain links to its own pages load no new document; all others leave it. */
export function useAreaLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || event.defaultPrevented || event.button !== 0 || link.target) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const [area] = AREA.exec(link.pathname) ?? [];
      if (
        link.origin !== location.origin ||
        !area ||
        !location.pathname.startsWith(area.slice(0, 6))
      )
        return;
      if (link.hasAttribute('download')) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    // Behind React's own listener, which router links answer to.
    window.addEventListener('click', follow);
    return () => window.removeEventListener('click', follow);
  }, [navigate]);
}
