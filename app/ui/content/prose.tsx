import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

/**
 * Running text: either elements, or HTML that our own Markdown renderer made
 * (never anything a visitor typed).
 */
export function Prose({
  html,
  className,
  children,
}: {
  html?: string;
  className?: string;
  children?: ReactNode;
}) {
  if (html !== undefined)
    return <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div className={cx('prose', className)}>{children}</div>;
}
