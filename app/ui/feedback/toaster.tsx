import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Toaster, toast } from 'sonner';
import { forgetToast, TOAST_DURATION, type ToastMessage } from './toast.ts';
import { Unbroken } from '../unbroken.tsx';

let mounted: Promise<void> | undefined;
/** The latest toast about each thing. */
const latest = new Map<string, string | number>();
const errors = new Set<string | number>();

const LOOK = {
  border: '1px solid var(--line-strong)',
  borderLeft: '6px solid var(--accent)',
  borderRadius: 'var(--radius-control)',
  background: 'var(--surface)',
  color: 'var(--ink)',
  boxShadow: 'none',
  fontSize: '0.9375rem',
  padding: '0.875rem 3.25rem 0.875rem 1rem',
  // Of its close button.
  '--normal-text': 'var(--ink)',
  '--normal-bg': 'transparent',
  '--normal-bg-hover': 'transparent',
};

// The region lives outside the page's tree: it survives navigations and the error screen.
function mountToaster(): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  flushSync(() =>
    createRoot(host).render(
      <Toaster
        position="top-center"
        theme="system"
        offset={{ top: 'calc(var(--header-height) + 12px)' }}
        mobileOffset={{ top: 'calc(var(--header-height) + 8px)' }}
        closeButton
        containerAriaLabel="Meldungen"
        toastOptions={{
          closeButtonAriaLabel: 'Meldung schließen',
          // The library's sheet comes after the page's.
          style: LOOK,
          classNames: { toast: 'toast', title: 'toast-title', description: 'toast-description' },
        }}
      />,
    ),
  );
  // A live region speaks only what is added after it exists.
  return new Promise((resolve) => setTimeout(resolve, 60));
}

export function presentToast(message: ToastMessage): void {
  const { title, description, tone = 'ordinary', about } = message;
  const show = () => {
    const older = about && latest.get(about);
    if (older) toast.dismiss(older);
    const id = (tone === 'destructive' ? toast.error : toast)(<Unbroken>{title}</Unbroken>, {
      description: description && <Unbroken>{description}</Unbroken>,
      duration: TOAST_DURATION[tone],
      ...(tone === 'destructive' && { style: { borderLeft: '6px solid var(--danger)' } }),
      onDismiss: () => void forgetToast(message),
    });
    if (about) latest.set(about, id);
    if (tone === 'destructive') errors.add(id);
  };
  // Also the second waits for that: the newer one lies above.
  void (mounted ??= mountToaster()).then(show);
}

export function endErrors(): void {
  for (const id of errors) toast.dismiss(id);
  errors.clear();
}
