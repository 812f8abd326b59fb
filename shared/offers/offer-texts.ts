import { formatAddress } from '../agency/company-format.ts';
import type { Party } from '../billing/billing.ts';
import type { Seller } from '../agency/seller.ts';
import { formatDay } from '../core/format.ts';
import type { Terms } from './offer.ts';

const COUNTRIES: Readonly<Record<string, string>> = {
  NL: 'Niederlande',
  DE: 'Deutschland',
  BE: 'Belgien',
};

/**
 * Labels of the one button that binds. For consumers the law prescribes the
 * words (§312j(3) BGB, Art. 6:230v(3) BW).
 */
export const ORDER_LABELS = {
  consumer: 'zahlungspflichtig beauftragen',
  business: 'Verbindlich beauftragen',
} as const;

/**
 * Box a consumer ticks to have the work begin at once (§356(4) BGB, Art. 6:230p
 * BW). Never required.
 */
const EARLY_START =
  'Ich verlange ausdrücklich, dass Sie vor Ablauf der Widerrufsfrist mit der Leistung ' +
  'beginnen. Mir ist bekannt: Widerrufe ich danach, zahle ich den bis dahin erbrachten ' +
  'Anteil. Mit vollständiger Erfüllung verliere ich mein Widerrufsrecht.';

/**
 * The withdrawal information of the law's model (Anlage 1 and 2 of Art. 246a §1
 * EGBGB) with the seller's address; '# ' begins a heading.
 */
function buildWithdrawal(seller: Seller): string {
  const address = [
    seller.name,
    seller.owner,
    formatAddress(seller),
    COUNTRIES[seller.country] ?? seller.country,
  ].join(', ');
  return [
    '# Widerrufsbelehrung',
    'Widerrufsrecht',
    'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu ' +
      'widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${address}, Telefon ${seller.phone}, ` +
      `E-Mail ${seller.email}) mittels einer eindeutigen Erklärung (zum Beispiel ein mit der ` +
      'Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu ' +
      'widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular ' +
      'verwenden, das jedoch nicht vorgeschrieben ist.',
    'Sie können Ihr Widerrufsrecht auch online ausüben, auf unserer Website unter „Vertrag ' +
      'widerrufen“. Machen Sie von dieser Funktion Gebrauch, so übermitteln wir Ihnen ' +
      'unverzüglich auf einem dauerhaften Datenträger (zum Beispiel durch eine E-Mail) eine ' +
      'Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie Datum und Uhrzeit ihres ' +
      'Eingangs.',
    'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung ' +
      'des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
    'Folgen des Widerrufs',
    'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen ' +
      'erhalten haben, unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag ' +
      'zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf bei uns eingegangen ist. Für ' +
      'diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen ' +
      'Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes ' +
      'vereinbart. In keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
    'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen ' +
      'sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu ' +
      'dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts unterrichten, ' +
      'bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag ' +
      'vorgesehenen Dienstleistungen entspricht.',
    '# Muster-Widerrufsformular',
    'Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und ' +
      'senden Sie es zurück.',
    [
      `An ${address}, E-Mail: ${seller.email}`,
      'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die ' +
        'Erbringung der folgenden Dienstleistung (*):',
      'Bestellt am (*) / erhalten am (*):',
      'Name des/der Verbraucher(s):',
      'Anschrift des/der Verbraucher(s):',
      'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):',
      'Datum:',
      '(*) Unzutreffendes streichen.',
    ].join('\n'),
  ].join('\n\n');
}

/** Net prices and no right of withdrawal hold between businesses only. */
const AS_BUSINESS = 'Sie bestätigen damit, dass Sie als Unternehmer bestellen (§ 14 BGB).';

/** The legal texts of one offer. They are frozen with it, so its hash proves what was shown. */
export function buildOfferTexts(
  kind: Party['kind'],
  seller: Seller,
  { updated }: Pick<Terms, 'updated'>,
): { order: string; withdrawal: string; earlyStart: string } {
  const order =
    `Mit „${ORDER_LABELS[kind]}“ nehmen Sie dieses Angebot verbindlich an. Es gelten unsere ` +
    `AGB vom ${formatDay(updated)}.`;
  return kind === 'consumer'
    ? { order, withdrawal: buildWithdrawal(seller), earlyStart: EARLY_START }
    : { order: `${order} ${AS_BUSINESS}`, withdrawal: '', earlyStart: '' };
}
