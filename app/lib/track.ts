import type { AnalyticsEvent, Count, Flow, FlowStep } from '#shared/statistics/analytics.ts';
import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';
import { TOKEN_PAGES } from '#shared/core/token-pages.ts';
import { isAllowed } from './consent-state.ts';
import { readStored, writeStored } from './stored.ts';

export type TrackedEvent = { name: string; category: string; label?: string; value?: number };

const SESSION_KEY = STORAGE_KEYS.analyticsSession.key;
const TOKEN = new RegExp(`/(${TOKEN_PAGES.join('|')})/[\\w-]+`, 'g');
const fresh = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`;

/** One id for all events of this tab, kept for its session; only ever called with consent. */
function getSessionId(): string {
  const known = readStored('sessionStorage', SESSION_KEY) ?? fresh;
  writeStored('sessionStorage', SESSION_KEY, known);
  return known;
}

/** Withdrawing consent takes the id away. */
export const forgetSession = (): void => void writeStored('sessionStorage', SESSION_KEY, null);

/**
 * Sends an event in the specification's shape, with consent to statistics only.
 * Failing is logged and nothing else (ANALYTICS-07).
 */
export function track({ name, category, label = '', value }: TrackedEvent): void {
  if (!isAllowed('analytics')) return;
  void post({
    name,
    category,
    label,
    ...(value === undefined ? {} : { value }),
    sessionId: getSessionId(),
    timestamp: new Date().toISOString(),
    url: location.href,
    userAgent: navigator.userAgent,
  });
}

/** Without consent: the page's path, counted and nothing else. */
export function countPage(path: string): void {
  void post({ name: 'count', path });
}

/** A step of one of the site's flows: with consent an event, without it a plain count. */
export function trackStep<Name extends Flow>(flow: Name, step: FlowStep<Name>): void {
  if (isAllowed('analytics')) track({ name: `${flow}_step`, category: flow, label: step });
  else void post({ name: 'count', step: `${flow}/${step}` });
}

async function post(body: AnalyticsEvent | Count): Promise<void> {
  try {
    // keepalive: the event survives the end of the page, as a beacon would, and
    // its failure can still be logged.
    const response = await fetch('/api/analytics', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body).replace(TOKEN, '/$1'),
    });
    if (!response.ok) console.log('Analytics event not stored:', response.status);
  } catch (error) {
    console.log('Analytics event not sent:', error);
  }
}
