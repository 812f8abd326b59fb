import { SitePicture } from '#app/features/media/site-picture.tsx';
import { cx } from '#app/ui/cx.ts';
import type { Media } from '#shared/media/media.ts';

type PortraitProps = {
  /** Of who answers, once the owner has given one. */
  portrait: Media | null;
  owner: string;
  isSmall?: boolean;
};

/** Initials stand where there is no picture yet. */
export function Portrait({ portrait, owner, isSmall = false }: PortraitProps) {
  if (portrait)
    return (
      <SitePicture
        media={portrait}
        ratio="1 / 1"
        sizes="4rem"
        alt=""
        className={cx('shrink-0 rounded-full', isSmall ? 'w-9!' : 'w-16!')}
      />
    );
  const initials = owner
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-full bg-ink font-display font-bold text-canvas',
        isSmall ? 'size-9 text-fine' : 'size-12',
      )}
    >
      {initials}
    </span>
  );
}
