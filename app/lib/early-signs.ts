import { useEffect } from 'react';
import { SESSION_IN_COOKIES } from './session-cookie.ts';

declare global {
  interface Window {
    /** Settles at the first sign that somebody uses the page. */
    inUse?: Promise<void>;
    /** Buttons pressed while their part of the page waited for its code. */
    earlyPresses?: Set<HTMLButtonElement>;
    /** Presses the remembered buttons whose part of the page answers by now; with `alsoWaiting` the others too. */
    replayClicks?: (alsoWaiting?: boolean) => void;
    /** Uncaught errors that happened before measurement listened; it takes them over and removes the list. */
    earlyErrors?: (ErrorEvent | PromiseRejectionEvent)[];
  }
}

/** Name of the meta element that lists files to fetch at the first sign of use. */
export const LATE_MODULES = 'late-modules';

/**
 * Inline script of the head, because what it watches for can happen before any other script has arrived. It notices the first sign of
 * use, and it remembers buttons that were pressed while their part of the page still waits for its code (`data-waiting`), so that no
 * click is lost on a slow connection. A press on a part whose code has just arrived makes React hydrate it at once and answer itself; the
 * listener that runs after React's forgets such a press, or it would count twice. Code that
 * the page will need is asked for at once, behind the scripts that are still on their way. Links need no help, they work without script.
 * The first number format of a page takes a slow phone 50 ms: it is made while the line is still busy.
 * Where the document itself took half a second, the fonts come a second after everything else (`data-slow-line`, app/ui/fonts.css).
 * The first uncaught errors are remembered for measurement, which keeps or reports them as consent allows.
 * The bar of a signed-in visitor is higher: a session is noticed before the first paint, so that nothing moves when it has been read.
 */
export const EARLY_SIGNS = `(()=>{let d=document.documentElement.dataset;${SESSION_IN_COOKIES}.test(document.cookie)&&(d.signedIn='');let q=new Set,z='[data-waiting]',on=(s,f)=>addEventListener(s,f,{capture:true,passive:true});performance.now()>500&&(d.slowLine='',addEventListener('load',()=>setTimeout(()=>delete d.slowLine,1e3)));window.earlyErrors=[];['error','unhandledrejection'].forEach(s=>addEventListener(s,e=>window.earlyErrors?.length<9&&earlyErrors.push(e)));window.inUse=new Promise(r=>['pointermove','pointerdown','touchstart','keydown','wheel','scroll','popstate'].forEach(s=>on(s,r)));inUse.then(()=>{setTimeout(()=>new Intl.NumberFormat('de-DE'),50);document.querySelector('meta[name=${LATE_MODULES}]')?.content.split(' ').forEach(h=>{if(!h)return;let l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=h;document.head.append(l)})});let f=e=>e.target.closest?.('button');on('click',e=>{let b=f(e);b&&b.closest(z)&&q.add(b)});addEventListener('click',e=>{let b=f(e);b&&Object.keys(b).some(k=>k.startsWith('__reactProps'))&&q.delete(b)});window.earlyPresses=q;window.replayClicks=w=>q.forEach(b=>{b.closest(z)?w&&b.click():(q.delete(b),b.isConnected&&b.click())})})()`;

/** On the server everything is in use at once. */
export const inUse: Promise<void> = (import.meta.env.SSR ? undefined : window.inUse) ?? Promise.resolve();

/**
 * A part of the page has its code. Its buttons are pressed a moment later, when what its effects found has been rendered too. When the
 * frame begins to answer, all are pressed: React hydrates a part whose code is there at once for a press, and slowly without one.
 */
export function answerFrom(part: HTMLElement | null): void {
  part?.removeAttribute('data-waiting');
  setTimeout(() => window.replayClicks?.(part === document.body));
}

/** The page as a whole answers from now on. */
export function useReplayedClicks(): void {
  useEffect(() => {
    answerFrom(document.body);
  }, []);
}
