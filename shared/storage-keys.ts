/**
 * Everything the site itself keeps in a visitor's browser: `maxAgeDays` is the number of days until an entry is ignored and removed, null
 * where the session or the visitor ends it. What each entry is for stands in storage-register.ts, which pages do not need to run.
 */
export const STORAGE_KEYS = {
  session: { key: 'sb-auth-token', maxAgeDays: null },
  quoteDraft: { key: 'quote-draft', maxAgeDays: 30 },
  quoteWaiting: { key: 'quote-waiting', maxAgeDays: 30 },
  consent: { key: 'cookie-consent', maxAgeDays: 183 },
  consultationDismissed: { key: 'consultation-popup-dismissed', maxAgeDays: null },
  unfinishedNavigation: { key: 'unfinished-navigation', maxAgeDays: null },
  analyticsSession: { key: 'analytics-session', maxAgeDays: null },
  offlinePages: { key: 'pages, assets, offline-…', maxAgeDays: 7 },
} as const;
