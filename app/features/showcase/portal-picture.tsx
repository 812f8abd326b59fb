import {
  PORTAL_SHOTS,
  portalPicturePath,
  type PortalShot,
  type Scheme,
} from '#content/examples/portal-pictures.ts';

const list = (shot: PortalShot, scheme: Scheme): string =>
  PORTAL_SHOTS[shot].widths
    .map((width) => `${portalPicturePath(shot, scheme, width)} ${width}w`)
    .join(', ');

type Props = { shot: PortalShot; sizes: string; alt: string; className: string };

/** In the scheme of the visitor, as his own portal will be. */
export function PortalPicture({ shot, sizes, alt, className }: Props) {
  const { width, height, widths } = PORTAL_SHOTS[shot];
  return (
    <picture className="contents">
      {/* Otherwise an item of the row, with a gap of its own. */}
      <source
        className="hidden"
        media="(prefers-color-scheme: dark)"
        srcSet={list(shot, 'dark')}
        sizes={sizes}
        width={width}
        height={height}
      />
      <img
        src={portalPicturePath(shot, 'light', widths[0])}
        srcSet={list(shot, 'light')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}
