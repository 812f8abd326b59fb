import type { IndustryTag } from '../types.ts';

/** Where personal data is at risk in each branch. {ort} is the city. */
export const PRIVACY_ADVICE: Readonly<Record<IndustryTag, string>> = {
  logistik:
    'Ortung von Fahrzeugen ist Überwachung von Fahrern. Betriebe in {ort} brauchen Zweck, Löschfrist und eine Absprache, bevor der Sender läuft.',
  chemie: 'Zutrittslisten und Unterweisungen enthalten in {ort} Daten fremder Firmen. Ein Vertrag regelt, wer löscht und wer haftet.',
  hochschule: 'Forschungsdaten sind oft nur scheinbar anonym. Gründer in {ort} trennen Schlüssel und Messung, bevor sie eine Cloud wählen.',
  tourismus:
    'Meldescheine, Kreditkarten und Gästelisten haben je eigene Fristen. Häuser in {ort} löschen getrennt, nicht alles oder nichts.',
  handwerk:
    'Baustellenfotos zeigen Wohnungen, Klingeln und Kinderzimmer. Handwerker in {ort} holen die Zustimmung vor dem ersten Bild für die Website.',
  handel:
    'Kundenkarte und Newsletter brauchen in {ort} je eine eigene Einwilligung. Videokameras im Laden verlangen Schild, Zweck und kurze Speicherung.',
  maschinenbau:
    'Fernwartung öffnet Kundennetze. Maschinenbauer aus {ort} protokollieren Zugriffe und schließen einen Vertrag zur Auftragsverarbeitung.',
  gesundheit:
    'Gesundheitsdaten stehen unter besonderem Schutz. Praxen in {ort} prüfen Terminportal, Messenger und Rückruf einzeln, bevor sie live gehen.',
  it: 'Softwarefirmen in {ort} sind meist Auftragsverarbeiter. Unterauftragnehmer, Standorte und Löschung gehören in eine Liste, die Kunden sehen.',
  automotive:
    'Fahrzeuge senden Daten, die zu Haltern führen. Werkstätten in {ort} klären, wer den Speicher ausliest und wie lange er bleibt.',
  metall:
    'Kameras in Hallen und Zeiterfassung betreffen Beschäftigte. In {ort} gehört die Vertretung der Belegschaft an den Tisch, bevor gekauft wird.',
  lebensmittel: 'Bestellhistorien verraten Unverträglichkeit und Glauben. Versender aus {ort} werten sie nur mit klarer Grundlage aus.',
  gartenbau:
    'Saisonkräfte bringen Ausweise, Unterkünfte und Konten mit. Höfe bei {ort} ordnen diese Papiere nach Frist und sperren den Schrank auch digital.',
  hafen: 'Zugangskarten und Schiffslisten sind in {ort} sicherheitsrelevant. Wer sie einsieht, wird festgelegt und protokolliert.',
  medien: 'Fotos von Menschen brauchen Vertrag oder Anlass. Studios in {ort} verwalten Freigaben neben dem Bild, nicht im Postfach.',
  finanzen:
    'Ausweiskopien und Kontoauszüge liegen bei Beratern in {ort} oft in Mails. Ein verschlüsselter Eingang mit Löschdatum ersetzt das.',
  verwaltung:
    'Aufträge der öffentlichen Hand in {ort} verlangen Nachweise zu Technik und Organisation. Wir legen sie so ab, dass eine Prüfung sie findet.',
  textil: 'Körpermaße sind persönliche Daten. Modehändler in {ort} speichern sie nur beim Kundenkonto und nie im Werbeprofil.',
  energie: 'Verbrauchswerte zeigen, wann jemand zu Hause ist. Anbieter in {ort} fassen Werte zusammen, bevor sie Diagramme zeigen.',
  bau: 'Bauakten enthalten Grundrisse, Gehälter und Nachbarn. Firmen in {ort} geben Subunternehmern nur den Teil, den sie brauchen.',
  elektronik:
    'Geräte mit Netzanschluss senden mehr als gedacht. Hersteller um {ort} beschreiben Datenflüsse im Handbuch und liefern sie sparsam aus.',
  kultur:
    'Ticketdaten, Spenden und Förderkreis vermischen sich leicht. Häuser in {ort} trennen Listen nach Zweck und löschen nach der Spielzeit.',
};
