import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

/** Links inside rendered Markdown are plain anchors; this makes the internal ones navigate without loading the document anew. */
export function useInternalLinks<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const container = ref.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof globalThis.Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href');
      if (!href?.startsWith('/') || event.button !== 0 || event.defaultPrevented) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(href);
    };
    container?.addEventListener('click', follow);
    return () => container?.removeEventListener('click', follow);
  }, [navigate]);
  return ref;
}
