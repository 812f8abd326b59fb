import type { IndustryTag } from '../types.ts';

/** Which recurring work can be automated first in each branch. {ort} is the city. */
export const AUTOMATION_ADVICE: Readonly<Record<IndustryTag, string>> = {
  logistik:
    'Aus der Mail mit dem Transportauftrag wird in {ort} ein Datensatz, ein Slot und eine Antwort. Ablieferbelege hängen sich selbst an die Rechnung.',
  chemie: 'Neue Sicherheitsdatenblätter gehen automatisch an alle Bezieher des Stoffes. Betriebe in {ort} behalten den Nachweis mit Datum.',
  hochschule:
    'Projektpartner in {ort} sammeln Stunden, Belege und Berichte in einem Ablauf. Der Mittelabruf entsteht aus denselben Zahlen.',
  tourismus:
    'Nach der Buchung in {ort} laufen Bestätigung, Meldeschein und Türcode von selbst. Absagen geben das Zimmer sofort wieder frei.',
  handwerk:
    'Vom Aufmaß auf dem Telefon entsteht in {ort} das Angebot, danach der Auftrag, zuletzt die Rechnung. Niemand tippt Adressen zweimal.',
  handel:
    'Ist im Laden in {ort} der Mindestbestand erreicht, geht die Bestellung von selbst hinaus. Preise ändern sich an Kasse, Regal und Shop in einem Schritt.',
  maschinenbau:
    'Aus der Störungsmeldung wird ein Einsatz mit Ersatzteil und Route. Techniker um {ort} sehen Historie und Schaltplan vor der Abfahrt.',
  gesundheit: 'Terminerinnerungen, Formulare und Rückrufe nehmen dem Empfang in {ort} Anrufe ab. Patientendaten bleiben im Praxissystem.',
  it: 'Neue Kunden erhalten in {ort} Zugang, Vertrag und Einführung ohne Handarbeit. Abrechnung liest die Zeiten aus dem Ticketsystem.',
  automotive:
    'Lieferabrufe kommen in {ort} als Nachricht und gehen als Etikett ans Band. Abweichungen landen bei einem Menschen, nicht in einer Tabelle.',
  metall:
    'Anfragen mit Zeichnung werden in {ort} geprüft, kalkuliert und abgelegt. Das Zeugnis zum Werkstoff folgt der Charge bis zum Lieferschein.',
  lebensmittel:
    'Temperaturen, Chargen und Reinigung protokolliert in {ort} der Sensor. Bei Abweichung klingelt ein Telefon, am Monatsende entsteht der Bericht.',
  gartenbau: 'Ernte, Bestellung und Tour werden bei {ort} am Vorabend abgeglichen. Was fehlt, meldet sich, bevor der Wagen fährt.',
  hafen: 'Voranmeldung, Waage und Zollstatus laufen in {ort} in einer Liste zusammen. Der Fahrer bekommt das Tor auf das Telefon.',
  medien:
    'Jede Korrekturrunde eines Studios in {ort} bekommt Frist, Fassung und Freigabe. Erinnerungen verschickt das System, der Streit um Mails entfällt.',
  finanzen:
    'Unterlagen werden bei Beratern in {ort} angefordert, gezählt und angemahnt. Prüfschritte hinterlassen eine Spur mit Name und Zeit.',
  verwaltung:
    'Anträge erhalten in {ort} sofort Aktenzeichen und Frist. Vollständige wandern weiter, unvollständige gehen mit klarer Liste zurück.',
  textil:
    'Neue Kollektionen bringen in {ort} Hunderte Varianten. Stammdaten, Bilder und Etiketten entstehen aus einer Quelle statt aus vier Tabellen.',
  energie: 'Zählerstände, Anmeldungen und Förderbelege sammeln sich in {ort} je Anlage. Das Formular des Netzbetreibers füllt sich daraus.',
  bau: 'Tagesbericht, Foto und Nachtrag entstehen in {ort} auf der Baustelle. Abends liegt alles im Projekt, mit Datum und Standort.',
  elektronik:
    'Abkündigungen von Bauteilen lösen in {ort} eine Liste der betroffenen Produkte aus. Einkauf und Entwicklung erhalten dieselbe Meldung.',
  kultur: 'Programm, Plakat und Kalender speisen sich in {ort} aus einem Eintrag. Verlegungen erreichen Kasse, Presse und Gäste zugleich.',
};
