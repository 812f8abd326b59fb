import { useEffect, useRef, type ReactNode } from 'react';

/**
 * Replaces a form whose answer comes by mail. Takes the focus, because the
 * pressed button is gone.
 */
export function SentNotice({
  title,
  email,
  children,
}: {
  title: string;
  email: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="grid gap-3 border border-success bg-success-wash p-5 text-small shadow-[inset_6px_0_0_var(--success)]"
    >
      <p className="text-body font-semibold">{title}</p>
      <p>
        Wir haben eine E-Mail an <strong className="break-all">{email}</strong> geschickt.
      </p>
      {children}
    </div>
  );
}
