import { STORAGE_KEYS } from '#shared/consent/storage-keys.ts';

export type ToastTone = 'ordinary' | 'destructive';
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /**
   * A newer toast about the same takes the place of the older one: what is sent
   * now no longer failed.
   */
  about?: string;
};

/** Display time in milliseconds (NOTIFY-03). */
export const TOAST_DURATION: Record<ToastTone, number> = { ordinary: 4000, destructive: 5000 };

const { key: CARRIED } = STORAGE_KEYS.carriedToasts;
/** What is being shown, until when. */
const shown = new Map<ToastMessage, number>();
export const forgetToast = (message: ToastMessage): boolean => shown.delete(message);

/** Fetches the library ahead, for what may have to be said without a connection. */
export const prepareToasts = (): void => void import('./toaster.tsx').catch(() => undefined);

/**
 * Shows a toast at the top of the page. The library comes with the first toast,
 * no page pays for it before.
 */
export async function showToast(message: ToastMessage): Promise<void> {
  if (shown.size === 0) addEventListener('pagehide', carryToasts, { once: true });
  shown.set(message, Date.now() + TOAST_DURATION[message.tone ?? 'ordinary']);
  const { presentToast } = await import('./toaster.tsx');
  presentToast(message);
}

export const showFailure = (title: string, description: string): Promise<void> =>
  showToast({ title, description, tone: 'destructive' });

/** What went wrong belongs to its page; what is done is told to its end on the next. */
export function endFailures(): void {
  if ([...shown.keys()].some(({ tone }) => tone === 'destructive'))
    void import('./toaster.tsx').then(({ endErrors }) => endErrors()).catch(() => undefined);
}

/**
 * Who signs out and is led on, or follows a link meanwhile, reads the message
 * to its end on the next page.
 */
function carryToasts(): void {
  const unread = [...shown].flatMap(([message, until]) => (until > Date.now() ? [message] : []));
  shown.clear();
  try {
    if (unread.length > 0) sessionStorage.setItem(CARRIED, JSON.stringify(unread));
  } catch {
    // Without storage it ends with its page.
  }
}

/** Shows what the page before could not show to its end. */
export function showCarriedToasts(): void {
  try {
    const messages: unknown = JSON.parse(sessionStorage.getItem(CARRIED) ?? '[]');
    sessionStorage.removeItem(CARRIED);
    if (!Array.isArray(messages)) return;
    for (const message of messages.filter(isMessage))
      void showToast(message).catch(() => undefined);
  } catch {
    // Nothing was carried.
  }
}

const isMessage = (value: unknown): value is ToastMessage =>
  typeof value === 'object' && value !== null && 'title' in value;
