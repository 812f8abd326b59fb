import * as z from 'zod';

/** What has to be known to say whether a site may be found by search engines. */
export type LaunchFacts = {
  /** Fields of the company that hold a sample. */
  placeholders: readonly string[];
  /** Whether the page about the agency still tells of the one that the site was delivered as. */
  isSampleAbout: boolean;
  /** Advertising claims that pages print without valid evidence. */
  unproven: readonly string[];
  /** Whose reviews the home page shows. */
  reviews: 'own' | 'samples' | 'none';
  /** Legal pages that nobody has confirmed in the wording of now. */
  unconfirmed: readonly string[];
  /** Whether a public address is set, which mails and search engines are given. */
  hasAddress: boolean;
  /** 'files': no mail server is set, mails stay on this machine. */
  mail: 'files' | 'untested' | 'tested';
  hasBackup: boolean;
  adminsWithoutFactor: number;
};

export type LaunchPoint = {
  id:
    | 'company'
    | 'about'
    | 'claims'
    | 'reviews'
    | 'legal'
    | 'address'
    | 'mail'
    | 'backup'
    | 'factor';
  title: string;
  /** What is open, or that nothing is. */
  text: string;
  /** Where it is done. */
  to: string;
  isDone: boolean;
};

const count = (number: number, one: string, many: string): string =>
  number === 1 ? `1 ${one}` : `${number} ${many}`;

/** Everything to be done before a site goes public, done or not (LAUNCH-03). */
export function listLaunchPoints(facts: LaunchFacts): LaunchPoint[] {
  const { placeholders, unproven, unconfirmed, mail, adminsWithoutFactor } = facts;
  const point = (
    id: LaunchPoint['id'],
    title: string,
    to: string,
    isDone: boolean,
    [done, open]: readonly [string, string],
  ): LaunchPoint => ({ id, title, to, isDone, text: isDone ? done : open });
  return [
    point('company', 'Firmendaten', '/admin/firma', placeholders.length === 0, [
      'Alle Angaben sind Ihre eigenen.',
      `${count(placeholders.length, 'Angabe ist', 'Angaben sind')} noch ein Muster.`,
    ]),
    point('about', 'Über uns', '/admin/inhalte/company/ueber-uns', !facts.isSampleAbout, [
      'Die Seite erzählt von Ihrer Agentur.',
      'Die Seite erzählt noch von Maasbogen Digital, auch woher der Name kommt. Schreiben Sie ' +
        'sie um.',
    ]),
    point('claims', 'Werbeaussagen', '/admin/angaben', unproven.length === 0, [
      'Jede gezeigte Aussage hat einen Beleg.',
      `Ohne Beleg: ${unproven.join(', ')}. Tragen Sie Belege ein, oder zeigen Sie nur ` +
        'belegte Angaben.',
    ]),
    point('reviews', 'Bewertungen', '/admin/bewertungen', facts.reviews !== 'samples', [
      facts.reviews === 'own'
        ? 'Die Website zeigt Ihre eigenen Bewertungen.'
        : 'Solange Sie keine eigene veröffentlichen, zeigt die Website keine.',
      'Die Website zeigt drei Beispiele. Veröffentlichen Sie eine echte Bewertung.',
    ]),
    point('legal', 'Rechtstexte', '/admin/start#rechtstexte', unconfirmed.length === 0, [
      'Alle sind in der heutigen Fassung bestätigt.',
      `Noch nicht bestätigt: ${unconfirmed.join(', ')}.`,
    ]),
    point('address', 'Adresse', '/admin/adresse', facts.hasAddress, [
      'Die öffentliche Adresse ist eingetragen.',
      'Keine öffentliche Adresse eingetragen: Links in Mails und für Suchmaschinen führen ' +
        'ins Leere.',
    ]),
    point('mail', 'E-Mail', '/admin/mailserver', mail === 'tested', [
      'Die Testmail ist hinausgegangen.',
      mail === 'files'
        ? 'Kein Mailserver eingetragen: Mails bleiben als Dateien auf dem Server.'
        : 'Schicken Sie sich eine Testmail.',
    ]),
    point('backup', 'Sicherung', '/admin/start#sicherung', facts.hasBackup, [
      'Die letzte Sicherung ist höchstens zwei Tage alt.',
      'Keine Sicherung der letzten zwei Tage. Setzen Sie BACKUP_DIR auf dem Server.',
    ]),
    point('factor', 'Zweiter Faktor', '/admin/konto', adminsWithoutFactor === 0, [
      'Jedes Administratorkonto hat einen zweiten Faktor.',
      `${count(adminsWithoutFactor, 'Administratorkonto hat', 'Administratorkonten haben')} ` +
        'keinen zweiten Faktor.',
    ]),
  ];
}

/** The rows of site_settings that the list is kept in. */
export const LegalConfirmationsSchema = z.record(
  z.string(),
  z.object({ hash: z.string(), name: z.string(), day: z.string() }),
);
export const MailTestSchema = z.object({ at: z.string(), to: z.string(), server: z.string() });
