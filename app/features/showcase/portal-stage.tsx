import { readTexts } from '#content/texts.ts';
import { SHOWPIECE_TEXTS } from '#shared/texts/showpieces.ts';
import { PortalPicture } from './portal-picture.tsx';

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
