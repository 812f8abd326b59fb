import { CONSENT_VERSION } from '#shared/consent-summary.ts';
import { STORAGE_KEYS } from '#shared/storage-keys.ts';

declare global {
  interface Window {
    /** Measurement listens to clicks by itself from now on. */
    followsClicks?: boolean;
  }
}

const { consent, analyticsSession } = STORAGE_KEYS;

/**
 * Statement of the inline script (early-script.ts): reports a click on what carries `data-track-name` while measurement is still on its way, for a link pressed early leaves
 * the page before that has arrived. The same event, session and consent (parseConsent) as in track.ts; without valid consent it does nothing.
 */
export const EARLY_CLICKS = `addEventListener('click',e=>{let t=!window.followsClicks&&e.isTrusted&&e.target.closest?.('[data-track-name]');if(t)try{let c=JSON.parse(localStorage['${consent.key}']),n=Date.now(),s=sessionStorage,d=t.dataset;c.analytics===true&&(c.version??'${CONSENT_VERSION}')==='${CONSENT_VERSION}'&&n-new Date(c.timestamp)<=${consent.maxAgeDays * 86_400_000}&&fetch('/api/analytics',{method:'POST',keepalive:true,headers:{'content-type':'application/json'},body:JSON.stringify({name:d.trackName,category:d.trackCategory,label:d.trackLabel??'',sessionId:s['${analyticsSession.key}']??=n.toString(36)+'-'+Math.random().toString(36).slice(2,12),timestamp:new Date(n).toISOString(),url:location.href,userAgent:navigator.userAgent})}).catch(()=>{})}catch{}},true)`;
