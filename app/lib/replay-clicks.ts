import { useEffect } from 'react';

declare global {
  interface Window {
    replayClicks?: () => void;
  }
}

/**
 * Inline script of the head: remembers buttons that were pressed before the code of their part of the page was there, so that no
 * click is lost on a slow connection. A part that still waits carries `data-waiting`. Links need no help, they work without script.
 */
export const REMEMBER_CLICKS = `(()=>{let q=new Set,z='[data-waiting]';addEventListener('click',e=>{let b=e.target.closest?.('button');b&&b.closest(z)&&q.add(b)},true);window.replayClicks=()=>q.forEach(b=>{if(!b.closest(z)){q.delete(b);b.isConnected&&b.click()}})})()`;

/** The page as a whole answers from now on. */
export function useReplayedClicks(): void {
  useEffect(() => {
    document.body.removeAttribute('data-waiting');
    window.replayClicks?.();
  }, []);
}
