import { lazyExtra } from '#app/ui/lazy-extra.ts';

/** Stands only below an answer of the service. */
export const ResendConfirmation = lazyExtra(() => import('./resend-confirmation.tsx'));
