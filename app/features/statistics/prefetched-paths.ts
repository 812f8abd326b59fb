export const PREFETCHED_PATHS = [
  '/pakete',
  '/kontakt',
  '/services/webdesign-entwicklung',
  '/services/ki-chatbots',
  '/portal',
  '/login',
] as const;
