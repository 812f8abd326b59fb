import { cx } from '../cx.ts';

/** The bend of the Maas, with the town in its inner bank. */
export function LogoMark({ size = 32, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={cx('shrink-0', className)}
      aria-hidden="true"
    >
      {/* By night the page is dark enough. */}
      <rect width="32" height="32" rx="3" fill="#131a1a" className="dark:hidden" />
      <path
        d="M6 27V13a5 5 0 0 1 10 0v6a5 5 0 0 0 10 0V5"
        fill="none"
        stroke="#ffc91f"
        strokeWidth="3.6"
      />
      <circle cx="21" cy="9.5" r="2.3" fill="#f3f6f2" />
    </svg>
  );
}

export function Logo({
  name = 'Maasbogen Digital',
  className,
}: {
  name?: string;
  className?: string;
}) {
  const [first, ...rest] = name.split(' ');
  return (
    <span
      className={cx(
        'inline-flex items-center gap-2.5 font-display text-[1.1875rem] md:text-[1.0625rem] ' +
          'max-[22rem]:gap-2 max-[22rem]:text-[1rem] leading-none tracking-[-0.02em]',
        className,
      )}
    >
      <LogoMark />
      <span>
        <span className="font-bold">{first}</span>
        {rest.length > 0 && (
          <span className="font-text font-normal max-[17rem]:hidden"> {rest.join(' ')}</span>
        )}
      </span>
    </span>
  );
}
