import type { ComponentProps } from 'react';
import { SiteLink } from './site-link.tsx';
import { useSwitchedOff } from './use-switched-off.ts';
import { cx } from './cx.ts';
import { SpinnerMark } from './feedback/spinner.tsx';

export type ButtonVariant = 'primary' | 'solid' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'regular' | 'small';
type Look = { variant?: ButtonVariant; size?: ButtonSize; full?: boolean };

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent border-transparent hover:bg-accent-strong active:translate-y-px',
  /** Where another button of the same view is the yellow one. */
  solid: 'border-ink bg-ink text-canvas hover:bg-canvas hover:text-ink active:translate-y-px',
  secondary: 'border-ink text-ink hover:bg-ink hover:text-canvas active:translate-y-px',
  quiet:
    'border-transparent text-ink underline decoration-line-strong underline-offset-4 ' +
    'hover:decoration-ink hover:decoration-2',
  danger: 'border-danger text-danger hover:bg-danger hover:text-canvas active:translate-y-px',
};

const SIZES: Record<ButtonSize, string> = {
  regular: 'min-h-12 px-5 text-body',
  small: 'min-h-11 px-4 text-small',
};

/** The look alone, for the rare element that is neither a button nor a router link. */
export const buttonClass = ({
  variant = 'primary',
  size = 'regular',
  full = false,
}: Look = {}): string =>
  cx(
    'inline-flex items-center justify-center gap-2.5 rounded-control border text-center ' +
      'leading-tight font-semibold transition-[background-color,color,border-color,translate]',
    'disabled:opacity-55 disabled:pointer-events-none aria-disabled:opacity-55 ' +
      'aria-disabled:pointer-events-none',
    VARIANTS[variant],
    SIZES[size],
    full && 'w-full',
  );

type ButtonProps = ComponentProps<'button'> & Look & { busy?: boolean };

/**
 * `busy` switches the button off and shows the spinner; the label stays the
 * caller's ('Wird gesendet...').
 */
export function Button({
  variant,
  size,
  full,
  busy = false,
  className,
  children,
  disabled = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  const state = useSwitchedOff(disabled || busy, rest);
  return (
    <button
      type={type}
      className={cx(buttonClass({ variant, size, full }), className)}
      aria-busy={busy || undefined}
      {...rest}
      {...state}
    >
      {busy && <SpinnerMark />}
      {children}
    </button>
  );
}

type ButtonLinkProps = ComponentProps<typeof SiteLink> & Look;

export function ButtonLink({ variant, size, full, className, ...rest }: ButtonLinkProps) {
  return <SiteLink className={cx(buttonClass({ variant, size, full }), className)} {...rest} />;
}

type ButtonAnchorProps = ComponentProps<'a'> & Look;

/** A link out of the site; opens a new tab without access to this one. */
export function ButtonAnchor({
  variant,
  size,
  full,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a
      className={cx(buttonClass({ variant, size, full }), className)}
      target="_blank"
      rel="noopener"
      {...rest}
    >
      {children}
    </a>
  );
}
