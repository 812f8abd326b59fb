import { formatDay } from '#shared/core/format.ts';
import { OfferEvidenceSchema } from '#shared/offers/offer-evidence.ts';
import { FactList } from '#app/private/fact-list.tsx';
import { TechnicalFacts } from '#app/private/technical-facts.tsx';
import { formatShortMoment } from '#app/private/dates.ts';
import { PaddedPanel } from '#app/private/panel.tsx';

/** What proves the order. */
export function OfferEvidenceFacts({ evidence }: { evidence: Record<string, unknown> }) {
  const parsed = OfferEvidenceSchema.safeParse(evidence);
  if (!parsed.success) return null;
  const { name, signature, signatureKind, acceptedAt, hash, earlyStart, link, termsUpdated } =
    parsed.data;
  const versions = evidence['textVersions'] as Record<string, string> | undefined;
  return (
    <PaddedPanel id="nachweis" title="Nachweis der Annahme">
      <FactList
        facts={[
          ['Von', name],
          ['Am', formatShortMoment(acceptedAt)],
          [
            'Über',
            link
              ? `den Link an ${link.sentTo} vom ${formatShortMoment(link.sentAt)}`
              : 'das Kundenportal',
          ],
          ['Unterschrift', signatureKind === 'typed' ? 'getippt' : 'gezeichnet'],
          ['Schaltfläche', typeof evidence['button'] === 'string' ? `„${evidence['button']}“` : ''],
          ['Widerrufsbelehrung', evidence['withdrawalSeen'] ? 'erhalten' : ''],
          ['AGB', termsUpdated ? `Fassung vom ${formatDay(termsUpdated)}` : ''],
          ['Früher Beginn', earlyStart ? 'ausdrücklich verlangt' : ''],
        ]}
      />
      <TechnicalFacts
        facts={[
          ['Textfassungen', versions ? Object.values(versions).join('\n') : ''],
          ['Prüfsumme', hash],
        ]}
      />
      <img
        src={signature}
        alt={`Unterschrift von ${name}`}
        width={360}
        height={120}
        className="mt-3 max-w-full border border-line bg-white"
      />
    </PaddedPanel>
  );
}
