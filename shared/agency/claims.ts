import { keysOf } from '../core/keys.ts';
import { EXPERIENCE, OPENING_HOURS, PROMISES, RATING } from './business.ts';

/**
 * Claim register: every advertising claim of the site is one record with what
 * it means and what proves it. The admin area lists claims without evidence;
 * 'nur belegte Angaben zeigen' hides those (§5b(3) UWG for ratings).
 */
export type Claim = {
  id: ClaimId;
  /** The visible wording, exactly as the pages print it. */
  text: string;
  /** What is counted or promised, and how. Shown beside ratings and in the admin area. */
  definition: string;
  /** Address or storage path of the proof; null until the operator has entered one. */
  evidence: string | null;
  /** Day the figure was taken (YYYY-MM-DD); null while nothing proves it. */
  asOf: string | null;
  /** Day from which the figure must be checked again (YYYY-MM-DD). */
  expires: string | null;
};

const DEFINITIONS = {
  rating: {
    text: `${String(RATING.value).replace('.', ',')}/${RATING.best}`,
    definition:
      'Mittelwert aller Bewertungen auf dem verlinkten Bewertungsprofil. Die Echtheit prüfen ' +
      'wir durch Abgleich mit der Auftragsliste.',
  },
  reviews: {
    text: `${RATING.count}+ Bewertungen`,
    definition: 'Anzahl der Bewertungen auf dem verlinkten Bewertungsprofil am Stichtag.',
  },
  projects: {
    text: '500+ Projekte',
    definition:
      'Abgeschlossene Aufträge seit der Gründung, einschließlich Überarbeitungen und ' +
      'Wartungsaufträgen.',
  },
  customers: {
    text: '200+ Kunden',
    definition:
      'Unternehmen, für die seit der Gründung mindestens ein Auftrag abgeschlossen wurde.',
  },
  satisfaction: {
    text: '98% Zufriedenheit',
    definition: 'Anteil der Bewertungen mit vier oder fünf Sternen an allen Bewertungen.',
  },
  support: {
    text: '24/7 Support',
    definition:
      'Der Chat und das Kundenportal nehmen Anliegen jederzeit an. Bereitschaft rund um die ' +
      'Uhr gehört zum Paket Enterprise.',
  },
  experience: {
    text: `${EXPERIENCE.yearsText} Erfahrung`,
    definition: 'Jahre seit der Gründung.',
  },
  delivery: {
    text: `In ${PROMISES.deliveryHeadline} fertig`,
    definition:
      'Gilt für Startpaket, Smart Business und Commerce, sobald Anzahlung, Bilder und ' +
      'Texte oder das Interview dafür da sind. Enterprise dauert 6-8 Wochen.',
  },
  gdpr: {
    text: '100% DSGVO-konform',
    definition:
      'Vor einer Einwilligung lädt die Website nichts von Dritten, und die ' +
      'Datenschutzerklärung nennt jeden Dienst. Verarbeiten wir Daten für Sie, kommt ein ' +
      'Vertrag nach Art. 28 DSGVO hinzu. Gemessen am Tag der Abnahme; über den übrigen ' +
      'Betrieb sagt das nichts.',
  },
  refund: {
    text: 'Geld-zurück-Garantie',
    definition:
      'Gefällt der erste Entwurf nach zwei Korrekturrunden nicht, erstatten wir die ' +
      'Anzahlung. Einzelheiten stehen in den AGB.',
  },
  offer: {
    text: `Angebot innerhalb von ${PROMISES.offerHours} Stunden`,
    definition:
      'Gerechnet ab Eingang der vollständigen Anfrage, nur an Werktagen: Montag bis Freitag ' +
      'ohne Feiertage. Was an einem anderen Tag eingeht, zählt ab dem nächsten Werktag, ' +
      `${OPENING_HOURS.opens} Uhr.`,
  },
} as const satisfies Record<string, { text: string; definition: string }>;

export type ClaimId = keyof typeof DEFINITIONS;

/** The specification's claims, without evidence: the operator adds that in the admin area. */
export const CLAIMS: readonly Claim[] = keysOf(DEFINITIONS).map((id) => ({
  id,
  ...DEFINITIONS[id],
  evidence: null,
  asOf: null,
  expires: null,
}));

export function getClaim(id: ClaimId, claims: readonly Claim[] = CLAIMS): Claim {
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`No claim with the id '${id}'`);
  return claim;
}

/** Whether the claim has evidence that is still valid on `today` (YYYY-MM-DD). */
export const isProven = (claim: Claim, today: string): boolean =>
  claim.evidence !== null && (claim.expires === null || claim.expires > today);

/** The claims a page may print: all, or with `onlyProven` those with valid evidence. */
export const listVisibleClaims = (
  claims: readonly Claim[],
  onlyProven: boolean,
  today: string,
): Claim[] => claims.filter((claim) => !onlyProven || isProven(claim, today));
