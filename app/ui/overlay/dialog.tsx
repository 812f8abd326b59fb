import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode, type RefObject } from 'react';
import { focusPlace } from '../focus-place.ts';
import { listAncestors } from '../keep-focus.ts';
import {
  CLOSE_CLASS,
  CloseMark,
  dialogClass,
  DialogParts,
  VEIL_CLASS,
  type DialogLook,
} from '../dialog-look.tsx';

type DialogProps = DialogLook & {
  open: boolean;
  /** Without a handler there is no close button and Escape does nothing. */
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Stands in the place of the title, which is read out alone: the field of a search. */
  head?: ReactNode;
  children: ReactNode;
  /** Below the content, never scrolls away. */
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
  head,
  children,
  footer,
  initialFocus,
  returnFocus,
  ...look
}: DialogProps) {
  // What opened the dialog, and what that stands in.
  const trail = useRef<HTMLElement[]>([]);
  return (
    <Primitive.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Primitive.Portal>
        <Primitive.Overlay className={VEIL_CLASS} />
        <Primitive.Content
          className={dialogClass(look)}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onInteractOutside={keepForToasts}
          onOpenAutoFocus={(event) => {
            trail.current = listAncestors(document.activeElement);
            if (!initialFocus?.current) return;
            event.preventDefault();
            initialFocus.current.focus();
          }}
          onCloseAutoFocus={(event) => {
            // The primitive knows only triggers of its own. What opened the
            // dialog may be gone by now, e.g. with a deleted row: then what is
            // left of its surroundings takes the focus.
            const left = trail.current.find((element) => element.isConnected);
            const target = returnFocus?.current ?? left ?? document.getElementById('inhalt');
            if (!target) return;
            event.preventDefault();
            focusPlace(target);
          }}
        >
          <DialogParts
            head={
              <>
                <Primitive.Title className={head ? 'sr-only' : 'text-title'}>
                  {title}
                </Primitive.Title>
                {head}
                {description && (
                  <Primitive.Description className="mt-1 text-small text-muted">
                    {description}
                  </Primitive.Description>
                )}
              </>
            }
            close={
              onClose && (
                <Primitive.Close className={CLOSE_CLASS} aria-label="Schließen">
                  <CloseMark />
                </Primitive.Close>
              )
            }
            footer={footer}
            fill={look.fill}
            isLow={head !== undefined}
          >
            {children}
          </DialogParts>
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
