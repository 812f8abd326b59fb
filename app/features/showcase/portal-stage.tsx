import { readTexts } from '#content/texts.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';
import { PortalPicture } from './portal-picture.tsx';

/** The customer portal on desk and phone, with invented data; a phone has room for the latter. */
export const PortalStage = ({ className = '' }: { className?: string }) => (
  <figure className={className}>
    <div className="flex items-end gap-[4%]">
      <PortalPicture
        shot="wide"
        sizes="(width < 64rem) 88vw, 50rem"
        alt={
          'Kundenportal am Bildschirm: das Projekt als Fluss mit fünf Schritten, ein Boot bei ' +
          'Schritt zwei, darunter nächste Schritte und nächste Zahlung'
        }
        className="block h-auto min-w-0 flex-[5] rounded-control border border-line-strong max-sm:hidden"
      />
      <PortalPicture
        shot="phone"
        sizes="(width < 34rem) 16rem, (width < 64rem) 16vw, 12rem"
        alt="Kundenportal auf dem Telefon: der nächste Schritt, der Fluss mit fünf Schritten"
        className="block h-auto max-w-64 min-w-0 flex-1 rounded-[8%/3.7%] border-[max(2px,0.3vw)] border-[light-dark(#131a1a,#5b6664)]"
      />
    </div>
    <figcaption className="mt-3 text-small text-muted">
      {readTexts(SHOWPIECE_TEXTS)['portal.caption']}
    </figcaption>
  </figure>
);
