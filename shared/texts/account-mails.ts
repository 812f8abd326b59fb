import type { TextGroup } from './text-group.ts';

/**
 * Mails about an account: links, codes, changes. How long a link holds is
 * fixed; say nothing else here.
 */
export const ACCOUNT_MAIL_TEXTS = {
  id: 'mails-konto',
  name: 'E-Mails zum Konto',
  page: null,
  entries: {
    'confirmation.subject': {
      label: 'Adresse bestätigen: Betreff',
      text: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    },
    'confirmation.intro': {
      label: 'Adresse bestätigen: Text',
      text:
        'Sie haben ein Konto angelegt. Bitte bestätigen Sie Ihre E-Mail-Adresse. Link und Code ' +
        'gelten eine Stunde und nur einmal.',
      rows: 2,
    },
    'confirmation.button': {
      label: 'Adresse bestätigen: Knopf',
      text: 'E-Mail-Adresse bestätigen',
    },
    'confirmation.close': {
      label: 'Adresse bestätigen: Schluss',
      text:
        'Haben Sie das nicht selbst angefordert? Dann öffnen Sie den Link nicht und geben Sie ' +
        'den Code nicht weiter: Ohne Ihre Bestätigung entsteht kein Konto. Möchten Sie selbst ' +
        'eines, registrieren Sie sich bitte neu.',
      rows: 3,
    },
    'invite.subject': { label: 'Einladung: Betreff', text: 'Ihre Einladung' },
    'invite.intro': {
      label: 'Einladung: Text',
      text:
        'für Sie wurde ein Konto angelegt. Nehmen Sie die Einladung an und vergeben Sie ein ' +
        'Passwort. Der Link gilt eine Stunde und nur einmal. Danach senden wir Ihnen gern ' +
        'einen neuen.',
      rows: 3,
    },
    'invite.button': { label: 'Einladung: Knopf', text: 'Einladung annehmen' },
    'invite.close': {
      label: 'Einladung: Schluss',
      text: 'Wenn Sie keine Einladung erwarten, ignorieren Sie diese E-Mail.',
    },
    'magic_link.subject': { label: 'Link zur Anmeldung: Betreff', text: 'Ihr Link zur Anmeldung' },
    'magic_link.intro': {
      label: 'Link zur Anmeldung: Text',
      text: 'mit diesem Link melden Sie sich ohne Passwort an. Er gilt eine Stunde und nur einmal.',
      rows: 2,
    },
    'magic_link.button': { label: 'Link zur Anmeldung: Knopf', text: 'Jetzt anmelden' },
    'magic_link.close': {
      label: 'Link zur Anmeldung: Schluss',
      text:
        'Haben Sie das nicht selbst angefordert? Dann ignorieren Sie diese E-Mail. Es ändert ' +
        'sich nichts.',
      rows: 2,
    },
    'recovery.subject': { label: 'Neues Passwort: Betreff', text: 'Neues Passwort vergeben' },
    'recovery.intro': {
      label: 'Neues Passwort: Text',
      text:
        'Sie möchten ein neues Passwort vergeben. Der Link gilt eine Stunde und nur einmal. ' +
        'Vorhandene Passkeys entfallen mit dem neuen Passwort.',
      rows: 2,
    },
    'recovery.button': { label: 'Neues Passwort: Knopf', text: 'Neues Passwort vergeben' },
    'recovery.close': {
      label: 'Neues Passwort: Schluss',
      text:
        'Haben Sie das nicht selbst angefordert? Dann ignorieren Sie diese E-Mail. Es ändert ' +
        'sich nichts.',
      rows: 2,
    },
    'email_change_current.subject': {
      label: 'Adresse ändern, an die alte: Betreff',
      text: 'Änderung Ihrer E-Mail-Adresse bestätigen',
    },
    'email_change_current.intro': {
      label: 'Adresse ändern, an die alte: Text',
      text:
        'Ihre E-Mail-Adresse soll in {address} geändert werden. Bitte bestätigen Sie das. Der ' +
        'Link gilt eine Stunde und nur einmal.',
      rows: 2,
    },
    'email_change_current.button': {
      label: 'Adresse ändern, an die alte: Knopf',
      text: 'Änderung bestätigen',
    },
    'email_change_current.close': {
      label: 'Adresse ändern, an die alte: Schluss',
      text: 'Haben Sie das nicht selbst angefordert? Dann ändern Sie bitte Ihr Passwort.',
    },
    'email_change_new.subject': {
      label: 'Adresse ändern, an die neue: Betreff',
      text: 'Ihre neue E-Mail-Adresse bestätigen',
    },
    'email_change_new.intro': {
      label: 'Adresse ändern, an die neue: Text',
      text:
        'diese Adresse soll künftig zu Ihrem Konto gehören. Bitte bestätigen Sie das. Der Link ' +
        'gilt eine Stunde und nur einmal.',
      rows: 2,
    },
    'email_change_new.button': {
      label: 'Adresse ändern, an die neue: Knopf',
      text: 'Adresse bestätigen',
    },
    'email_change_new.close': {
      label: 'Adresse ändern, an die neue: Schluss',
      text:
        'Haben Sie das nicht selbst angefordert? Dann ignorieren Sie diese E-Mail. Es ändert ' +
        'sich nichts.',
      rows: 2,
    },
    'reauthentication.subject': { label: 'Code: Betreff', text: 'Ihr Bestätigungscode' },
    'reauthentication.intro': {
      label: 'Code: Text',
      text:
        'bitte bestätigen Sie die Änderung an Ihrem Konto mit diesem Code. Er gilt eine Stunde ' +
        'und nur einmal.',
      rows: 2,
    },
    'reauthentication.close': {
      label: 'Code: Schluss',
      text:
        'Haben Sie das nicht selbst angefordert? Dann ignorieren Sie diese E-Mail. Es ändert ' +
        'sich nichts.',
      rows: 2,
    },
    'factors.subject': {
      label: 'Zweiter Faktor entfernt: Betreff',
      text: 'Zweiter Faktor und Passkeys entfernt',
    },
    'factors.intro': {
      label: 'Zweiter Faktor entfernt: Text',
      text:
        'wir haben zweiten Faktor und Passkeys Ihres Kontos entfernt, soweit eingerichtet, und ' +
        'alle Sitzungen beendet. Bis Sie wieder einen zweiten Faktor einrichten, genügt Ihr ' +
        'Passwort zur Anmeldung.',
      rows: 2,
    },
    'factors.button': {
      label: 'Zweiter Faktor entfernt: Knopf',
      text: 'Zweiten Faktor einrichten',
    },
    'factors.close': {
      label: 'Zweiter Faktor entfernt: Schluss',
      text:
        'Haben Sie uns nicht darum gebeten? Dann vergeben Sie bitte ein neues Passwort und ' +
        'rufen Sie uns an: {phone}.',
      rows: 2,
    },
    'factors.byCode': {
      label: 'Zweiter Faktor mit Code entfernt: Text',
      text:
        'jemand hat Ihr Passwort und einen Ihrer Wiederherstellungscodes eingegeben. Der zweite ' +
        'Faktor und die Passkeys Ihres Kontos sind damit entfernt, alle anderen Sitzungen sind ' +
        'beendet.',
      rows: 2,
    },
    'factors.byCodeClose': {
      label: 'Zweiter Faktor mit Code entfernt: Schluss',
      text:
        'Waren Sie das nicht? Dann vergeben Sie bitte sofort ein neues Passwort und rufen Sie ' +
        'uns an: {phone}.',
      rows: 2,
    },
    'erased.subject': {
      label: 'Daten gelöscht: Betreff',
      text: 'Ihre Daten sind gelöscht',
    },
    'erased.intro': {
      label: 'Daten gelöscht: Text',
      text:
        'wir haben gelöscht, was zu dieser E-Mail-Adresse gespeichert war: Kundenkonto, ' +
        'Anfragen, Termine, Nachrichten, Projekte und Dateien, soweit vorhanden.',
      rows: 2,
    },
    'erased.kept': {
      label: 'Daten gelöscht: vor dem, was bleibt',
      text: 'Aufbewahren müssen wir als Beleg:',
    },
    'erased.close': {
      label: 'Daten gelöscht: Schluss',
      text:
        'Auch diese E-Mail ist bei uns gelöscht, sobald sie versandt ist. Sicherungskopien ' +
        'werden nach und nach überschrieben. Haben Sie Fragen, antworten Sie einfach.',
      rows: 2,
    },
  },
} as const satisfies TextGroup;
