import { formatDay } from '#shared/core/format.ts';
import { OfferEvidenceSchema } from '#shared/offers/offer-evidence.ts';
import { FactList } from '#app/private/fact-list.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { Folded } from '#app/private/folded.tsx';
import type { AdminOffer } from './admin-offer.ts';
import { OfferTerms } from './offer-terms.tsx';

/** What proves the offer and its order, and nobody reads in daily work. */
export function OfferEvidence({ offer }: { offer: AdminOffer }) {
  const { evidence } = offer.offer_events.find(({ kind }) => kind === 'accepted') ?? {};
  const terms = offer.snapshot?.terms;
  return (
    <Folded title="Nachweise">
      <div className="grid gap-4 py-4">
        {evidence && <Acceptance evidence={evidence} />}
        <FactList facts={[['Prüfsumme des Angebots', offer.snapshot_hash]]} />
        {terms && <OfferTerms terms={terms} />}
      </div>
    </Folded>
  );
}

function Acceptance({ evidence }: { evidence: Record<string, unknown> }) {
  const parsed = OfferEvidenceSchema.safeParse(evidence);
  if (!parsed.success) return null;
  const { name, signature, signatureKind, acceptedAt, hash, earlyStart, link, termsUpdated } =
    parsed.data;
  const versions = evidence['textVersions'] as Record<string, string> | undefined;
  return (
    <>
      <figure>
        <figcaption className="mb-2 text-small text-muted">
          Unterschrift ({signatureKind === 'typed' ? 'getippt' : 'gezeichnet'})
        </figcaption>
        <img
          src={signature}
          alt={`Unterschrift von ${name}`}
          width={360}
          height={120}
          className="max-w-full border border-line bg-white"
        />
      </figure>
      <FactList
        facts={[
          ['Angenommen von', name],
          ['Am', formatShortMoment(acceptedAt)],
          [
            'Über',
            link
              ? `den Link an ${link.sentTo} vom ${formatShortMoment(link.sentAt)}`
              : 'das Kundenportal',
          ],
          ['Schaltfläche', typeof evidence['button'] === 'string' ? `„${evidence['button']}“` : ''],
          ['Widerrufsbelehrung', evidence['withdrawalSeen'] ? 'erhalten' : ''],
          ['AGB', termsUpdated ? `Fassung vom ${formatDay(termsUpdated)}` : ''],
          ['Früher Beginn', earlyStart ? 'ausdrücklich verlangt' : ''],
          ['Textfassungen', versions ? Object.values(versions).join('\n') : ''],
          ['Prüfsumme der Annahme', hash],
        ]}
      />
    </>
  );
}
