import { useEffect } from 'react';

declare global {
  interface Window {
    /** Settles at the first sign that somebody uses the page. */
    inUse?: Promise<void>;
    /** Presses the remembered buttons whose part of the page answers by now. */
    replayClicks?: () => void;
  }
}

/**
 * Inline script of the head, because what it watches for can happen before any other script has arrived. It notices the first sign of
 * use, and it remembers buttons that were pressed while their part of the page still waits for its code (`data-waiting`), so that no
 * click is lost on a slow connection. Links need no help, they work without script.
 */
export const EARLY_SIGNS = `(()=>{let q=new Set,z='[data-waiting]',on=(s,f)=>addEventListener(s,f,{capture:true,passive:true});window.inUse=new Promise(r=>['pointermove','pointerdown','touchstart','keydown','wheel','scroll','popstate'].forEach(s=>on(s,r)));on('click',e=>{let b=e.target.closest?.('button');b&&b.closest(z)&&q.add(b)});window.replayClicks=()=>q.forEach(b=>{if(!b.closest(z)){q.delete(b);b.isConnected&&b.click()}})})()`;

/** On the server everything is in use at once. */
export const inUse: Promise<void> = (import.meta.env.SSR ? undefined : window.inUse) ?? Promise.resolve();

/** A part of the page has its code. Its buttons are pressed a moment later, when what its effects found has been rendered too. */
export function answerFrom(part: HTMLElement | null): void {
  part?.removeAttribute('data-waiting');
  setTimeout(() => window.replayClicks?.());
}

/** The page as a whole answers from now on. */
export function useReplayedClicks(): void {
  useEffect(() => {
    answerFrom(document.body);
  }, []);
}
