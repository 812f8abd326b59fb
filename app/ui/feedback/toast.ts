export type ToastTone = 'ordinary' | 'destructive';
export type ToastMessage = {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** A newer toast about the same takes the place of the older one: what is sent now no longer failed. */
  about?: string;
};

/** Display time in milliseconds (NOTIFY-03). */
export const TOAST_DURATION: Record<ToastTone, number> = { ordinary: 4000, destructive: 5000 };

/** Fetches the library ahead, for what may have to be said without a connection. */
export const prepareToasts = (): void => void import('./toaster.tsx').catch(() => undefined);

/** Shows a toast at the top of the page. The library comes with the first toast, no page pays for it before. */
export async function showToast(message: ToastMessage): Promise<void> {
  const { presentToast } = await import('./toaster.tsx');
  presentToast(message);
}
