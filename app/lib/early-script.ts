import { EARLY_CLICKS } from './early-clicks.ts';
import { SESSION_IN_COOKIES } from './session-cookie.ts';

/** Name of the meta element that lists the files a page starts with, written by server/finish-document.ts. */
export const FIRST_MODULES = 'first-modules';
/** Name of the meta element that lists files to fetch at the first sign of use. */
export const LATE_MODULES = 'late-modules';

/** Statements of an inline script of the head: what they watch for can happen before any other script has arrived. The other side is early-signs.ts. */
const listStatements = (fonts: readonly string[]): string[] => [
  // The bar of a signed-in visitor is higher: a session is noticed before the first paint, so that nothing moves when it has been read.
  `let d=document.documentElement.dataset;${SESSION_IN_COOKIES}.test(document.cookie)&&(d.signedIn='')`,
  // Where the document itself took half a second, the page does without fonts; they come for the next one (late-fonts.ts).
  `let slow=performance.now()>500;slow?d.slowLine='':${JSON.stringify(fonts)}.forEach(h=>{let l=document.createElement('link');l.rel='preload';l.as='font';l.crossOrigin='';l.href=h;document.head.append(l)})`,
  // The page's code comes behind its first paint. A slow line has room for it until then, and a hidden page is not painted.
  `let ask=n=>document.querySelectorAll(\`meta[name=\${n}]\`).forEach(m=>m.content.split(' ').forEach(h=>{if(!h)return;let l=document.createElement('link');l.rel='modulepreload';l.fetchPriority='low';l.href=h;document.head.append(l)}))`,
  `let painted=new Promise(r=>slow||document.hidden?r():(new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&r()).observe({type:'paint',buffered:true}),setTimeout(r,500))).catch(()=>{})`,
  `painted.then(()=>ask('${FIRST_MODULES}'))`,
  `window.begin=()=>{let h=document.currentScript.previousSibling;painted.then(()=>{let s=document.createElement('script');s.type='module';s.nonce=h.nonce;s.text=h.text;document.head.append(s)})}`,
  // The first uncaught errors are remembered for measurement, which keeps or reports them as consent allows.
  `window.earlyErrors=[];['error','unhandledrejection'].forEach(s=>addEventListener(s,e=>window.earlyErrors?.length<9&&earlyErrors.push(e)))`,
  `let on=(s,f)=>addEventListener(s,f,{capture:true,passive:true})`,
  `window.inUse=new Promise(r=>['pointermove','pointerdown','touchstart','keydown','wheel','scroll','popstate'].forEach(s=>on(s,r)))`,
  // Code that is needed then is asked for behind the scripts that are on their way. The first number format takes a slow phone 50 ms: it is made while the line is busy.
  `inUse.then(()=>{setTimeout(()=>new Intl.NumberFormat('de-DE'),50);ask('${LATE_MODULES}')})`,
  // Buttons pressed while their part of the page waits for its code are remembered, so that no press is lost on a slow connection. Links work without script.
  `let q=new Set,z='[data-waiting]',f=e=>e.target.closest?.('button');on('click',e=>{let b=f(e);b&&b.closest(z)&&q.add(b)})`,
  // A press on a part whose code has just arrived makes React hydrate it at once and answer itself; it is forgotten, or it would count twice.
  `addEventListener('click',e=>{let b=f(e);b&&Object.keys(b).some(k=>k.startsWith('__reactProps'))&&q.delete(b)})`,
  // The press that sends a form there is answered once: natively where the form says to what address, which ends on another page; otherwise by the code, and never by what was typed in the address bar.
  `addEventListener('submit',e=>{let t=e.target,b=e.submitter;q.has(b)&&t.closest(z)&&(t.getAttribute('action')?q.delete(b):e.preventDefault())})`,
  `window.earlyPresses=q;window.replayClicks=w=>q.forEach(b=>{b.closest(z)?w&&b.click():(q.delete(b),b.isConnected&&b.click())})`,
  EARLY_CLICKS,
];
/** The text of the script; the browser's bundle carries none of it. */
export const buildEarlyScript = (fonts: readonly string[]): string => `(()=>{${listStatements(fonts).join(';')}})()`;
