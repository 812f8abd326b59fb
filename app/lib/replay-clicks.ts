import { useEffect } from 'react';

declare global {
  interface Window {
    replayClicks?: () => void;
  }
}

/**
 * Inline script of the head: remembers buttons that were pressed before the page's code was there, so that no click is lost on a slow
 * connection. Links need no help, they work without script.
 */
export const REMEMBER_CLICKS = `(()=>{let q=new Set,l=e=>{let b=e.target.closest?.('button');b&&q.add(b)};addEventListener('click',l,true);window.replayClicks=()=>{removeEventListener('click',l,true);q.forEach(b=>b.isConnected&&b.click());q.clear()}})()`;

/** Presses the remembered buttons once the page answers. */
export function useReplayedClicks(): void {
  useEffect(() => {
    window.replayClicks?.();
    delete window.replayClicks;
  }, []);
}
