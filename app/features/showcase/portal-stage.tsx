import { readTexts } from '#content/texts.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';
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
function PortalPicture({ shot, sizes, alt, className }: Props) {
  const { width, height, widths } = PORTAL_SHOTS[shot];
  return (
    <picture className="contents">
      <source
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

/** The customer portal on desk and phone, with invented data. */
export const PortalStage = ({ className = '' }: { className?: string }) => (
  <figure className={className}>
    <div className="flex items-end">
      <PortalPicture
        shot="wide"
        sizes="(width < 64rem) 88vw, 50rem"
        alt={
          'Kundenportal am Bildschirm: das Projekt als Fluss mit fünf Schritten, ein Boot bei ' +
          'Schritt zwei, darunter nächste Schritte und nächste Zahlung'
        }
        className="block h-auto min-w-0 flex-[5] rounded-control border border-line-strong"
      />
      <PortalPicture
        shot="phone"
        sizes="(width < 64rem) 26vw, 12rem"
        alt="Dasselbe Portal auf dem Telefon"
        className="ml-[3%] block h-auto min-w-0 flex-1 rounded-[8%/3.7%] border-[max(2px,0.3vw)] border-[light-dark(#131a1a,#5b6664)]"
      />
    </div>
    <figcaption className="mt-3 text-small text-muted">
      {readTexts(SHOWPIECE_TEXTS)['portal.caption']}
    </figcaption>
  </figure>
);
