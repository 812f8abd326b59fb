import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icon.tsx';
import { focusPlace, listAncestors } from '../keep-focus.ts';

type DialogProps = {
  open: boolean;
  /** Without a handler there is no close button and Escape does nothing (QUOTE-02). */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  size?: 'regular' | 'wide';
  /** Takes the whole height of a phone, so that steps of different length do not jump. */
  fill?: boolean;
  /** Keeps its head where it is while its content grows; otherwise it stands in the middle. */
  atTop?: boolean;
  /** Between title and content, never scrolls away. */
  banner?: ReactNode;
  /** Below the content, never scrolls away: the place for the actions of a long form. */
  footer?: ReactNode;
  /** Takes the focus after opening; without it the first control does. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Takes the focus after closing; without it the element that had it before does. */
  returnFocus?: RefObject<HTMLElement | null>;
};

/** Modal dialog. Import it on demand on public pages: the primitive weighs 12 kB. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  size = 'regular',
  fill = false,
  atTop = false,
  banner,
  footer,
  initialFocus,
  returnFocus,
}: DialogProps) {
  // What opened the dialog, and what that stands in.
  const trail = useRef<HTMLElement[]>([]);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-70 bg-[#070a0bb3] data-[state=open]:animate-veil" />
        <Primitive.Content
          className={cx(
            'fixed inset-x-0 bottom-0 z-70 mx-auto flex max-h-[calc(100dvh-1rem)] w-full flex-col border border-line bg-canvas text-ink data-[state=open]:animate-sheet',
            'sm:bottom-auto sm:rounded-panel',
            atTop
              ? 'sm:top-[10dvh] sm:max-h-[calc(90dvh-1.5rem)] lying:top-0'
              : 'sm:top-1/2 sm:max-h-[calc(100dvh-3rem)] sm:-translate-y-1/2',
            size === 'wide' ? 'sm:max-w-[56rem]' : 'sm:max-w-[36rem]',
            fill &&
              'h-dvh max-h-dvh border-x-0 border-b-0 sm:h-auto sm:border lying:max-h-dvh lying:h-dvh lying:border-y-0',
          )}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={keepForToasts}
          onOpenAutoFocus={(event) => {
            trail.current = listAncestors(document.activeElement);
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // The primitive knows only triggers of its own. What opened the dialog may be gone by now, e.g. with a deleted row:
            // then what is left of its surroundings takes the focus.
            const left = trail.current.find((element) => element.isConnected);
            const target = returnFocus?.current ?? left ?? document.getElementById('inhalt');
            if (!target) return;
            event.preventDefault();
            focusPlace(target);
          }}
        >
          <div
            className={cx(
              'flex items-start justify-between gap-4 border-b border-line pr-3 sm:pl-7',
              fill ? 'py-2 pl-3.5 sm:py-3 lying:py-0' : 'py-4 pl-5',
            )}
          >
            <div className="min-w-0 py-2">
              <Primitive.Title className="text-title">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-small text-muted">
                  {description}
                </Primitive.Description>
              )}
            </div>
            {onClose && (
              <Primitive.Close
                className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
                aria-label="Schließen"
              >
                <Icon name="close" />
              </Primitive.Close>
            )}
          </div>
          {banner}
          <div
            className={cx(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain py-6 sm:px-7',
              fill ? 'px-3.5' : 'px-5',
            )}
          >
            {children}
          </div>
          {footer && (
            <div
              className={cx(
                'border-t border-line py-3.5 sm:px-7',
                fill ? 'px-3.5 lying:py-1.5' : 'px-5',
              )}
            >
              {footer}
            </div>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

// A toast above the dialog is no "outside": reading or closing it must not close the form beneath.
function keepForToasts(event: Event & { detail?: { originalEvent?: Event } }): void {
  const origin = event.detail?.originalEvent?.target ?? event.target;
  if (origin instanceof Element && origin.closest('[data-sonner-toaster]')) event.preventDefault();
}
