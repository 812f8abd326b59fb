/**
 * Everything the site itself keeps in a visitor's browser: `maxAgeDays` is the
 * number of days until an entry is ignored and removed, null where the session
 * or the visitor ends it. What each entry is for stands in storage-register.ts,
 * which pages do not need to run.
 */
export const STORAGE_KEYS = {
  /** Without the prefix where the site is served without TLS; both. */
  session: { key: '__Host-sb-auth-token', maxAgeDays: 30 },
  knownDevice: { key: '__Secure-known-device-…', maxAgeDays: 180 },
  quoteDraft: { key: 'quote-draft', maxAgeDays: 30 },
  quoteWaiting: { key: 'quote-waiting', maxAgeDays: 30 },
  quoteReceipt: { key: 'quote-receipt', maxAgeDays: null },
  consent: { key: 'cookie-consent', maxAgeDays: 183 },
  consultationDismissed: { key: 'consultation-popup-dismissed', maxAgeDays: null },
  chatTalk: { key: 'chat-talk', maxAgeDays: null },
  messageDrafts: { key: 'message-drafts', maxAgeDays: null },
  areaView: { key: 'area-view', maxAgeDays: null },
  recentRecords: { key: 'recent-records', maxAgeDays: null },
  carriedToasts: { key: 'carried-toasts', maxAgeDays: null },
  attribution: { key: 'attribution', maxAgeDays: null },
  analyticsSession: { key: 'analytics-session', maxAgeDays: null },
  offlineNotice: { key: 'offline-…', maxAgeDays: null },
  visitedPages: { key: 'pages', maxAgeDays: 7 },
  visitedFiles: { key: 'assets', maxAgeDays: 30 },
  /** When each of them was kept: Workbox's own table. */
  visitedTimes: { key: 'workbox-expiration', maxAgeDays: 30 },
} as const;

/** Tells the service worker to empty its table of what was kept when. */
export const FORGET_VISITED = 'forget-visited';
