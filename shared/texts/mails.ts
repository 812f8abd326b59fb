import type { TextGroup } from './text-group.ts';

/**
 * Sentences of the mails to customers. {names} in braces are filled in when a
 * mail is sent; names of figures and what the law asks for are fixed.
 */
export const MAIL_TEXTS = {
  id: 'mails',
  name: 'E-Mails an Kunden',
  page: null,
  entries: {
    'quote.subject': {
      label: 'Anfrage eingegangen: Betreff',
      text: 'Ihre Anfrage {reference} ist angekommen',
    },
    'quote.intro': {
      label: 'Anfrage eingegangen: Einleitung',
      text:
        'Ihre Anfrage ist bei uns eingegangen. Sie erhalten bis {deadline} ein detailliertes ' +
        'Angebot. Es ist kostenlos und unverbindlich.',
      rows: 3,
    },
    'quote.facts': { label: 'Anfrage eingegangen: Überschrift der Angaben', text: 'Ihre Angaben' },
    'quote.estimate': {
      label: 'Anfrage eingegangen: zum Preis',
      text:
        'Der Preis ist eine Schätzung aus Ihren Angaben. Verbindlich ist erst das Angebot. ' +
        'Ihre Unterschrift bestätigt nur Ihre Angaben, sie ist kein Auftrag.',
      rows: 3,
    },
    'quote.more': {
      label: 'Anfrage eingegangen: Schluss',
      text: 'Sie möchten etwas ergänzen? Antworten Sie auf diese E-Mail oder rufen Sie an: {phone}.',
      rows: 2,
    },
    'quote.attached': {
      label: 'Anfrage eingegangen: zum PDF',
      text: 'Alle Angaben liegen als PDF bei.',
    },
    'quote.unproven': {
      label: 'Anfrage eingegangen: solange die Adresse nicht bestätigt ist',
      text:
        'Ihre Kontaktdaten und Anmerkungen liegen uns vor. In dieser E-Mail stehen sie nicht, ' +
        'weil Ihre Adresse noch nicht bestätigt ist.',
      rows: 2,
    },
    'quote.links': {
      label: 'Anfrage eingegangen: zu den Links',
      text:
        'Unter diesen Links sehen Sie ohne Konto, wie weit Ihre Anfrage ist, laden die ' +
        'Zusammenfassung und wählen einen Termin für ein Gespräch.',
      rows: 2,
    },
    'quote.stateButton': {
      label: 'Anfrage eingegangen: Knopf zum Stand',
      text: 'Stand der Anfrage',
    },
    'quote.pdfButton': {
      label: 'Anfrage eingegangen: Knopf zum PDF',
      text: 'Zusammenfassung als PDF',
    },
    'quote.talkButton': {
      label: 'Anfrage eingegangen: Knopf zum Termin',
      text: 'Termin dazu wählen',
    },
    'contact.subject': {
      label: 'Nachricht eingegangen: Betreff',
      text: 'Ihre Nachricht {reference} ist angekommen',
    },
    'contact.intro': {
      label: 'Nachricht eingegangen: Einleitung',
      text:
        'Ihre Nachricht ist bei uns eingegangen. Wir antworten an Werktagen innerhalb von 24 ' +
        'Stunden.',
      rows: 2,
    },
    'contact.urgent': {
      label: 'Nachricht eingegangen: Schluss',
      text: 'Eilt es? Rufen Sie an: {phone}.',
    },
    'contact.answer.subject': {
      label: 'Antwort auf eine Nachricht: Betreff',
      text: 'Antwort auf Ihre Nachricht {reference}',
    },
    'contact.answer': {
      label: 'Antwort auf eine Nachricht: Einleitung',
      text: 'zu Ihrer Nachricht {reference} antworten wir Ihnen:',
    },
    'contact.answer.question': {
      label: 'Antwort auf eine Nachricht: vor der Nachricht selbst',
      text: 'Ihre Nachricht war:',
    },
    'booking.requested.subject': {
      label: 'Termin bestätigen: Betreff',
      text: 'Bitte bestätigen Sie Ihren Termin: {when}',
    },
    'booking.booked.subject': { label: 'Termin gebucht: Betreff', text: 'Ihr Termin am {when}' },
    'booking.moved.subject': {
      label: 'Termin verschoben: Betreff',
      text: 'Ihr neuer Termin: {when}',
    },
    'booking.cancelled.subject': {
      label: 'Termin abgesagt: Betreff',
      text: 'Termin abgesagt: {when}',
    },
    'booking.reminder.subject': {
      label: 'Erinnerung an Termin: Betreff',
      text: 'Erinnerung an Ihren Termin: {when}',
    },
    'booking.confirmButton': { label: 'Termin bestätigen: Knopf', text: 'Termin bestätigen' },
    'booking.changeButton': {
      label: 'Termin: Knopf zum Ändern',
      text: 'Termin verschieben oder absagen',
    },
    'booking.againButton': { label: 'Termin abgesagt: Knopf', text: 'Neuen Termin wählen' },
    'booking.requested': {
      label: 'Termin bestätigen: Text',
      text:
        'für diese E-Mail-Adresse wurde ein Beratungsgespräch gewählt: {when}. Wir halten die ' +
        'Zeit {minutes} Minuten für Sie frei. Gebucht ist sie, wenn Sie den Termin bestätigen.',
      rows: 3,
    },
    'booking.movedByAgency': {
      label: 'Termin verschoben: Text, wenn Sie verschieben',
      text:
        'wir mussten Ihr Beratungsgespräch verschieben. Der neue Termin: {when}. Passt er ' +
        'nicht, verschieben Sie ihn bitte über den Knopf unten.',
      rows: 3,
    },
    'booking.moved': {
      label: 'Termin verschoben: Text',
      text: 'Ihr Beratungsgespräch ist verschoben. Der neue Termin: {when}.',
      rows: 2,
    },
    'booking.reminder': {
      label: 'Erinnerung an Termin: Text',
      text: 'Ihr Beratungsgespräch beginnt bald: {when}.',
      rows: 2,
    },
    'booking.cancelledByAgency': {
      label: 'Termin abgesagt: Text, wenn Sie absagen',
      text:
        'leider müssen wir Ihr Beratungsgespräch am {when} absagen. Bitte wählen Sie einen ' +
        'neuen Termin.',
      rows: 3,
    },
    'booking.cancelled': {
      label: 'Termin abgesagt: Text',
      text:
        'Ihr Beratungsgespräch am {when} ist abgesagt. Sie brauchen nichts weiter zu tun. ' +
        'Fragen beantworten wir unter {phone}.',
      rows: 3,
    },
    'booking.booked': {
      label: 'Termin gebucht: Text',
      text:
        'Ihr Beratungsgespräch ist gebucht: {when}. Es dauert {minutes} Minuten und ist ' +
        'kostenlos.',
      rows: 2,
    },
    'booking.bookedByAgency': {
      label: 'Termin gebucht: Text, wenn Sie buchen',
      text:
        'wie besprochen haben wir ein Beratungsgespräch für Sie gebucht: {when}. Es dauert ' +
        '{minutes} Minuten und ist kostenlos.',
      rows: 2,
    },
    'booking.callVisitor': {
      label: 'Termin: wer anruft',
      text: 'Wir rufen Sie unter {number} an.',
    },
    'booking.callUs': {
      label: 'Termin: wer anruft, ohne Nummer',
      text: 'Bitte rufen Sie uns zu dieser Zeit an: {phone}.',
    },
    'booking.callUnproven': {
      label: 'Termin: wer anruft, solange die Adresse nicht bestätigt ist',
      text: 'Wir rufen Sie unter der Nummer an, die Sie uns genannt haben.',
      rows: 2,
    },
    'booking.video': {
      label: 'Termin: Videogespräch',
      text: 'Wir sprechen per Video. Öffnen Sie zur gebuchten Zeit diesen Link:',
    },
    'booking.videoButton': { label: 'Termin: Knopf zum Videogespräch', text: 'Zum Videogespräch' },
    'booking.mistake': {
      label: 'Termin bestätigen: falls er nicht gewählt wurde',
      text:
        'Sie haben keinen Termin gewählt? Dann tun Sie bitte nichts. Die Zeit wird von selbst ' +
        'wieder frei, und wir schreiben Ihnen nicht mehr.',
      rows: 2,
    },
    'offer.subject': { label: 'Angebot: Betreff', text: 'Ihr Angebot {number}: {title}' },
    'offer.subjectNewer': {
      label: 'Angebot, neue Fassung: Betreff',
      text: 'Ihr Angebot {number}, Fassung {version}: {title}',
    },
    'offer.intro': {
      label: 'Angebot: Einleitung',
      text: 'hier ist unser Angebot {number} „{title}“. Es liegt dieser E-Mail als PDF bei.',
      rows: 2,
    },
    'offer.introNewer': {
      label: 'Angebot, neue Fassung: Einleitung',
      text:
        'unser Angebot {number} „{title}“ gibt es in einer neuen Fassung. Sie ersetzt die ' +
        'frühere und liegt dieser E-Mail als PDF bei.',
      rows: 2,
    },
    'offer.link': {
      label: 'Angebot: zum Link',
      text:
        'Unter diesem Link wählen Sie Optionen, stellen Fragen und nehmen das Angebot an oder ' +
        'lehnen es ab. Ein Konto brauchen Sie dafür nicht.',
      rows: 3,
    },
    'offer.linkFactor': {
      label: 'Angebot: zum Link für Konten mit zweitem Faktor',
      text:
        'Unter diesem Link lesen Sie das Angebot und stellen Fragen. Zum Annehmen oder Ablehnen ' +
        'melden Sie sich bitte an: Ihr Konto ist mit einem zweiten Faktor geschützt.',
      rows: 3,
    },
    'offer.button': { label: 'Angebot: Knopf', text: 'Angebot ansehen' },
    'offer.warning': {
      label: 'Angebot: Hinweis zum Link',
      text:
        'Wer den Link hat, kann in Ihrem Namen entscheiden. Leiten Sie ihn nur an Menschen ' +
        'weiter, die das dürfen. Annehmen können Sie bis {day}.',
      rows: 2,
    },
    'offer.warningFactor': {
      label: 'Angebot: Hinweis zum Link für Konten mit zweitem Faktor',
      text:
        'Leiten Sie den Link nur an Menschen weiter, die das Angebot lesen dürfen. Annehmen ' +
        'können Sie bis {day}.',
      rows: 2,
    },
    'offer.questions': {
      label: 'Angebot: Schluss',
      text: 'Fragen beantworten wir auch unter {phone}.',
    },
    'offer.questionsPortal': {
      label: 'Angebot: Schluss für Kunden mit Konto',
      text: 'Das Angebot liegt auch in Ihrem Kundenportal. Fragen beantworten wir unter {phone}.',
      rows: 2,
    },
    'offer.answer.subject': {
      label: 'Antwort auf eine Frage: Betreff',
      text: 'Antwort zu Ihrem Angebot {number}',
    },
    'offer.answer': {
      label: 'Antwort auf eine Frage: Einleitung',
      text: 'zu Ihrem Angebot {number} „{title}“ haben wir geantwortet:',
    },
    'offer.answer.button': { label: 'Antwort auf eine Frage: Knopf', text: 'Angebot ansehen' },
    'offer.withdrawn.subject': {
      label: 'Angebot zurückgezogen: Betreff',
      text: 'Angebot {number} zurückgezogen',
    },
    'offer.withdrawn': {
      label: 'Angebot zurückgezogen: Text',
      text: 'unser Angebot {number} „{title}“ ziehen wir zurück. Annehmen lässt es sich nicht mehr.',
      rows: 2,
    },
    'offer.withdrawn.questions': {
      label: 'Angebot zurückgezogen: Schluss',
      text: 'Fragen beantworten wir unter {phone}.',
    },
    'order.subject': {
      label: 'Auftrag bestätigt: Betreff',
      text: 'Auftrag bestätigt: {title} ({number})',
    },
    'order.intro': {
      label: 'Auftrag bestätigt: Einleitung',
      text: 'vielen Dank für Ihren Auftrag vom {moment}. Das angenommene Angebot liegt als PDF bei.',
      rows: 2,
    },
    'order.next': {
      label: 'Auftrag bestätigt: wie es weitergeht',
      text: 'Wir melden uns zum Auftakt. Den Stand der Arbeit sehen Sie im Kundenportal.',
      rows: 2,
    },
    'order.button': { label: 'Auftrag bestätigt: Knopf', text: 'Projekt ansehen' },
    'order.nextNoAccount': {
      label: 'Auftrag bestätigt: wie es weitergeht, ohne Konto',
      text:
        'Wir melden uns zum Auftakt. Den Stand der Arbeit sehen Sie im Kundenportal, sobald ' +
        'Sie sich mit dieser E-Mail-Adresse registrieren.',
      rows: 3,
    },
    'order.buttonNoAccount': {
      label: 'Auftrag bestätigt: Knopf, ohne Konto',
      text: 'Auftrag ansehen',
    },
    'invoice.subject': { label: 'Rechnung: Betreff', text: '{heading} {number}' },
    'invoice.intro': {
      label: 'Rechnung: Einleitung',
      text:
        'anbei erhalten Sie die {heading} {number} für „{title}“ als PDF. Die Datei enthält ' +
        'auch die E-Rechnung (ZUGFeRD).',
      rows: 2,
    },
    'invoice.button': { label: 'Rechnung: Knopf', text: 'Rechnung im Portal ansehen' },
    'invoice.newAccount': {
      label: 'Rechnung, Zahlungserinnerung und Mahnung: nach einem Wechsel der Bankverbindung',
      text: 'Unsere Bankverbindung hat sich geändert; die in der PDF gilt nicht mehr.',
    },
    'invoice.noAccount': {
      label: 'Rechnung, Stornorechnung, Zahlungserinnerung und Mahnung: Kunden ohne Konto',
      text:
        'Ein Konto brauchen Sie nicht, die PDF ist vollständig. Mit einem Konto finden Sie Ihre ' +
        'Rechnungen auch im Portal.',
      rows: 2,
    },
    'invoice.register': {
      label: 'Rechnung, Stornorechnung, Zahlungserinnerung und Mahnung: Knopf, ohne Konto',
      text: 'Konto anlegen',
    },
    'cancellation.subject': {
      label: 'Stornorechnung: Betreff',
      text: 'Stornorechnung {number} zu Rechnung {cancelled}',
    },
    'cancellation.intro': {
      label: 'Stornorechnung: Einleitung',
      text:
        'mit der Stornorechnung {number} heben wir die Rechnung {cancelled} über {amount} ' +
        'vollständig auf.',
      rows: 2,
    },
    'cancellation.paid': {
      label: 'Stornorechnung: Schluss',
      text: 'Haben Sie schon gezahlt, erstatten oder verrechnen wir den Betrag.',
    },
    'cancellation.button': { label: 'Stornorechnung: Knopf', text: 'Rechnungen im Portal ansehen' },
    'reminder.subject': {
      label: 'Zahlungserinnerung: Betreff',
      text: '{heading} zu Rechnung {number}',
    },
    'reminder.1': {
      label: 'Zahlungserinnerung: Text',
      text:
        'sicher ist es nur untergegangen: Zu dieser Rechnung haben wir noch keine vollständige ' +
        'Zahlung gefunden.',
      rows: 2,
    },
    'reminder.2': {
      label: 'Mahnung: Text',
      text:
        'auf unsere Zahlungserinnerung ist noch keine vollständige Zahlung eingegangen. Bitte ' +
        'begleichen Sie den offenen Betrag.',
      rows: 2,
    },
    'reminder.3': {
      label: 'Letzte Mahnung: Text',
      text:
        'trotz Erinnerung und Mahnung ist die Rechnung noch offen. Geht der Betrag nicht ' +
        'fristgerecht ein, müssen wir Verzugszinsen berechnen und die Forderung an ein ' +
        'Inkassobüro geben.',
      rows: 3,
    },
    'reminder.partly': {
      label: 'Rechnung, Zahlungserinnerung und Mahnung: wenn ein Teil bezahlt ist',
      text:
        'Die angehängte Rechnung und ihr GiroCode nennen den ganzen Betrag. Bitte überweisen ' +
        'Sie nur, was noch offen ist.',
      rows: 2,
    },
    'reminder.button': {
      label: 'Zahlungserinnerung und Mahnung: Knopf',
      text: 'Rechnung im Portal ansehen',
    },
    'reminder.paid': {
      label: 'Zahlungserinnerung und Mahnung: Schluss',
      text: 'Haben Sie inzwischen gezahlt, betrachten Sie diese Mail als erledigt. Fragen? {phone}.',
      rows: 2,
    },
    'milestone.subject': { label: 'Freigabe: Betreff', text: 'Bitte prüfen Sie: {milestone}' },
    'milestone.intro': {
      label: 'Freigabe: Einleitung',
      text: 'in Ihrem Projekt „{project}“ wartet „{milestone}“ auf Ihre Freigabe.',
      rows: 2,
    },
    'milestone.how': {
      label: 'Freigabe: Erklärung',
      text: 'Im Kundenportal geben Sie den Schritt frei oder beschreiben, was wir ändern sollen.',
      rows: 2,
    },
    'milestone.howNoAccount': {
      label: 'Freigabe: Erklärung, ohne Konto',
      text:
        'Im Kundenportal geben Sie den Schritt frei oder beschreiben, was wir ändern sollen, ' +
        'sobald Sie sich mit dieser E-Mail-Adresse registrieren.',
      rows: 3,
    },
    'milestone.button': { label: 'Freigabe: Knopf', text: 'Schritt prüfen' },
    'newsletter.subject': {
      label: 'Newsletter bestätigen: Betreff',
      text: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    },
    'newsletter.intro': {
      label: 'Newsletter bestätigen: Einleitung',
      text:
        'für diese Adresse wurde der Newsletter von {company} bestellt. Er kommt erst, wenn ' +
        'Sie die Anmeldung bestätigen:',
      rows: 2,
    },
    'newsletter.button': { label: 'Newsletter bestätigen: Knopf', text: 'Anmeldung bestätigen' },
    'newsletter.mistake': {
      label: 'Newsletter bestätigen: falls er nicht bestellt wurde',
      text:
        'Sie haben nichts bestellt? Dann tun Sie bitte nichts. Ohne Bestätigung löschen wir ' +
        'die Adresse nach 30 Tagen und schreiben Ihnen nicht mehr.',
      rows: 2,
    },
    'newsletter.why': {
      label: 'Newsletter: warum er kommt',
      text: 'Sie bekommen diese E-Mail, weil Sie den Newsletter bestellt und bestätigt haben.',
      rows: 2,
    },
    'newsletter.end': { label: 'Newsletter: Verweis zum Abbestellen', text: 'Abmelden' },
    'unread.one': {
      label: 'Ungelesene Nachricht: eine',
      text: 'im Kundenportal wartet eine ungelesene Nachricht auf Sie.',
    },
    'unread.many': {
      label: 'Ungelesene Nachricht: mehrere',
      text: 'im Kundenportal warten {count} ungelesene Nachrichten auf Sie.',
    },
    'unread.rest': {
      label: 'Ungelesene Nachricht: wenn die Mail nur den Anfang enthält',
      text: 'Hier steht nur der Anfang. Das Ganze lesen Sie im Kundenportal.',
    },
    'unread.button': { label: 'Ungelesene Nachricht: Knopf', text: 'Nachricht lesen' },
    'chat.subject': {
      label: 'Gespräch aus dem Chat: Betreff',
      text: 'Ihr Gespräch mit dem Assistenten von {company}',
    },
    'chat.intro': {
      label: 'Gespräch aus dem Chat: Einleitung',
      text:
        'Sie haben sich Ihr Gespräch aus unserem Chat zuschicken lassen. E-Mail-Adressen, ' +
        'Telefonnummern, Kontodaten und Angaben zur Gesundheit darin sind unkenntlich gemacht, ' +
        'soweit sie erkannt wurden.',
      rows: 3,
    },
    'chat.cut': {
      label: 'Gespräch aus dem Chat: wenn der Anfang fehlt',
      text: 'Das sind die letzten {count} Nachrichten. Was davor geschrieben wurde, fehlt hier.',
      rows: 2,
    },
    'chat.button': { label: 'Gespräch aus dem Chat: Knopf', text: 'Gespräch lesen' },
    'chat.close': {
      label: 'Gespräch aus dem Chat: Schluss',
      text:
        'Die Antworten sind KI-generiert, aus den Texten unserer Website, und keine ' +
        'Rechtsberatung. Verbindlich ist nur ein Angebot von uns. Fragen? Rufen Sie an: {phone}.',
      rows: 2,
    },
    'chat.mistake': {
      label: 'Gespräch aus dem Chat: falls es nicht angefordert wurde',
      text:
        'Sie haben das nicht angefordert? Dann hat sich jemand bei der Adresse vertippt. Sie ' +
        'müssen nichts tun.',
      rows: 2,
    },
    'unread.subject': {
      label: 'Ungelesene Nachricht: Betreff',
      text: 'Neue Nachricht von {company}',
    },
  },
} as const satisfies TextGroup;
