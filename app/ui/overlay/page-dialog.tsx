import type { ReactNode } from 'react';
import { CLOSE_CLASS, CloseMark, dialogClass, DialogParts, VEIL_CLASS } from '../dialog-look.tsx';

type Props = {
  /** Buttons name it: `data-frame="dialog"` and `aria-controls`. */
  id: string;
  title: string;
  banner?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/**
 * A dialog that stands in a public page from its start, closed. The frame opens
 * and closes it (islands/frame/dialogs.ts), so that a press is answered before
 * any of its code is there. `hidden` belongs to the frame: React sets it once.
 */
export const PageDialog = ({ id, title, banner, footer, children }: Props) => (
  <div id={id} hidden data-dialog="">
    <div className={VEIL_CLASS} data-frame="close" />
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      className={dialogClass({ size: 'wide', fill: true })}
    >
      <DialogParts
        head={
          <h2 id={`${id}-title`} className="text-title">
            {title}
          </h2>
        }
        close={
          <button type="button" data-frame="close" aria-label="Schließen" className={CLOSE_CLASS}>
            <CloseMark />
          </button>
        }
        banner={banner}
        footer={footer}
        fill
      >
        {children}
      </DialogParts>
    </div>
  </div>
);
