import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

// What every dialog looks like; how it opens and closes is the business of
// dialog.tsx and page-dialog.tsx.

export type DialogLook = {
  size?: 'regular' | 'wide';
  /**
   * Takes the whole height of a phone and, unless `atTop`, as much on desks with little in it as
   * with much, so that steps of different length do not jump.
   */
  fill?: boolean;
  /** Keeps its head where it is while its content grows; otherwise it stands in the middle. */
  atTop?: boolean;
};

export const VEIL_CLASS = 'fixed inset-0 z-70 animate-veil bg-[#070a0bb3]';

export const dialogClass = ({ size = 'regular', fill = false, atTop = false }: DialogLook) =>
  cx(
    'fixed inset-x-0 bottom-0 z-70 mx-auto flex max-h-[calc(100dvh-1rem)] w-full ' +
      'animate-sheet flex-col flat:overflow-y-auto border border-line bg-canvas text-ink',
    'sm:bottom-auto sm:rounded-panel',
    atTop
      ? 'sm:top-[10dvh] sm:max-h-[calc(90dvh-1.5rem)] lying:top-0'
      : 'sm:top-1/2 sm:max-h-[calc(100dvh-3rem)] sm:-translate-y-1/2',
    size === 'wide' ? 'sm:max-w-[56rem]' : 'sm:max-w-[36rem]',
    fill &&
      'h-dvh max-h-dvh border-x-0 border-b-0 sm:border lying:max-h-dvh lying:h-dvh ' +
        'lying:border-y-0',
    fill && (atTop ? 'sm:h-auto' : 'sm:h-[54rem]'),
  );

export const CLOSE_CLASS =
  'grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken';
export const CloseMark = () => <Icon name="close" />;

type PartsProps = {
  head: ReactNode;
  /** The close button, where there is one. */
  close?: ReactNode;
  /** Between title and content, never scrolls away. */
  banner?: ReactNode;
  /** Below the content, never scrolls away: the place for the actions of a long form. */
  footer?: ReactNode;
  fill?: boolean | undefined;
  /** The head is a line with a field. */
  isLow?: boolean;
  children: ReactNode;
};

export const DialogParts = ({
  head,
  close,
  banner,
  footer,
  fill,
  isLow = false,
  children,
}: PartsProps) => (
  <>
    <div
      className={cx(
        'flex items-start justify-between gap-4 border-b border-line pr-3 pl-5 sm:pl-7',
        fill ? 'py-2 sm:py-3 lying:py-0' : isLow ? 'py-2' : 'py-4',
      )}
    >
      <div className={cx('min-w-0', isLow ? 'flex-1' : 'py-2')}>{head}</div>
      {close}
    </div>
    {banner}
    <div className="min-h-0 flex-1 overflow-x-clip overflow-y-auto overscroll-contain px-5 py-6 sm:px-7 flat:flex-none flat:overflow-visible">
      {children}
    </div>
    {footer && (
      <div className={cx('border-t border-line px-5 py-3.5 sm:px-7', fill && 'lying:py-1.5')}>
        {footer}
      </div>
    )}
  </>
);
