import type { ReactNode } from 'react';
import NextTimes from '#app/features/bookings/next-times.island.tsx';
import { SitePicture } from '#app/features/media/site-picture.tsx';
import { Island } from '#app/islands/island.tsx';
import { useCompany } from '#app/lib/use-site.ts';
import { Icon } from '#app/ui/icon.tsx';
import { readTexts } from '#content/texts.ts';
import { formatDays } from '#shared/agency/format-days.ts';
import { formatAddress, buildWhatsAppUrl } from '#shared/agency/company-format.ts';
import type { Media } from '#shared/media/media.ts';
import { CONTACT_TEXTS } from '#shared/texts/contact.ts';
import { ContactPerson } from './contact-person.tsx';

/** Who answers, the number, each other way once, and when a talk is free. */
export function DirectWays({
  portrait,
  office,
}: {
  portrait: Media | undefined;
  office: Media | undefined;
}) {
  const texts = readTexts(CONTACT_TEXTS);
  const company = useCompany();
  return (
    <section
      id="direkt"
      aria-labelledby="direkt-titel"
      className="tone-ink min-w-0 scroll-mt-28 p-6 max-sm:-mx-5 max-sm:px-5 sm:p-8 lg:col-span-5 lg:[border-image:conic-gradient(var(--canvas)_0_0)_fill_0//0_0_0_50vw] lg:py-12 lg:pl-0"
    >
      <h2 id="direkt-titel" className="text-title">
        {texts['direct.title']}
      </h2>
      <ContactPerson portrait={portrait} hasNumber={false} isLarge className="mt-6" />
      <a
        className="mt-6 inline-flex items-center gap-3 border-b-[3px] border-accent pb-1 font-display text-[clamp(1.75rem,3vw,2.75rem)] leading-tight font-semibold sm:whitespace-nowrap"
        href={`tel:${company.phoneE164}`}
      >
        <Icon name="phone" size={26} /> {company.phone}
      </a>
      <p className="mt-3">
        {formatDays(company.hours.days)}, {company.hours.opens} bis {company.hours.closes} Uhr
      </p>
      <dl className="mt-8">
        <Way label="E-Mail">
          <a className={WAY} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </Way>
        {company.whatsapp && (
          <Way label="WhatsApp" note={texts.whatsapp}>
            <a
              className={WAY}
              href={buildWhatsAppUrl(company.whatsapp)}
              target="_blank"
              rel="noopener"
            >
              WhatsApp schreiben
              <span className="sr-only">(öffnet neuen Tab)</span>
            </a>
          </Way>
        )}
        <Way label="Adresse">
          <span className="block py-2.5">
            {formatAddress(company)} ({company.country})
          </span>
        </Way>
        <Way label="Vor Ort">
          <span className="block py-2.5">
            bis {company.radiusKm} km um {company.city}
          </span>
        </Way>
      </dl>
      <div className="mt-5 border-t border-line pt-5">
        <Island
          of={NextTimes}
          when="load"
          props={{ title: texts['talk.next'], note: texts['talk.short'] }}
        />
      </div>
      {office && (
        <SitePicture
          media={office}
          ratio="3 / 2"
          sizes="(width < 48rem) 92vw, 26rem"
          className="mt-8 rounded-control"
        />
      )}
    </section>
  );
}

const WAY =
  'inline-flex min-h-11 items-center font-semibold underline underline-offset-4 ' + 'wrap-anywhere';

/** One more way to the agency, or to its door. */
function Way({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-3 border-t border-line py-2">
      <dt className="text-small">{label}</dt>
      <dd className="min-w-0">
        {children}
        {note && <p className="pb-2 text-small">{note}</p>}
      </dd>
    </div>
  );
}
