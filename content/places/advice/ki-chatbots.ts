import type { IndustryTag } from '../types.ts';

/** Which questions a chatbot takes over in each branch. {ort} is the city. */
export const CHATBOT_ADVICE: Readonly<Record<IndustryTag, string>> = {
  logistik:
    'In der Logistik von {ort} fragen Kunden nach Abholung, Palettenmaß und Status. Der Bot nennt Annahmezeiten und nimmt Abrufe mit Referenznummer entgegen.',
  chemie:
    'Fragen zu Stoffen beantwortet der Bot nur aus freigegebenen Datenblättern. Bei Gefahr verweist er in {ort} sofort auf Menschen und Notruf.',
  hochschule:
    'Studierende und Partner in {ort} fragen nachts, auf Deutsch und Englisch. Der Bot kennt Fristen, Räume und Zuständige und nennt jedes Mal die Quelle.',
  tourismus:
    'Hund, Parken, Anreise, Storno: Diese vier Fragen vor der Reise nach {ort} beantwortet der Bot. Er tut es in der Sprache des Gastes.',
  handwerk:
    'Schreibt jemand in {ort} abends einem Handwerker, fragt der Bot nach Adresse, Foto und Dringlichkeit. Die Anfrage liegt morgens geordnet da.',
  handel: '„Haben Sie das da?“ beantwortet der Bot für Läden in {ort} aus dem Bestand. Größe, Preis und Abholzeit stehen dabei.',
  maschinenbau: 'Bei Maschinen fragt der Bot Typ, Baujahr und Fehlerbild ab. Der Service in {ort} beginnt dann nicht mehr bei null.',
  gesundheit:
    'Eine Praxis in {ort} lässt den Bot Termine und Unterlagen erklären, aber keine Beschwerden deuten. Gesundheitsdaten weist er ab und nennt den sicheren Weg.',
  it: 'Softwarefirmen in {ort} hängen den Bot an ihre Dokumentation. Findet er nichts, schreibt er ein Ticket mit Version und Schritten.',
  automotive:
    'Werkstätten und Zulieferer in {ort} klären Fahrzeug, Teilenummer und Termin vorab. Preise gibt der Bot nur aus der Liste, nie aus dem Gefühl.',
  metall:
    'Der Bot sammelt bei Metallbetrieben in {ort} Werkstoff, Maß und Stückzahl. Eine Zeichnung nimmt er als Datei an und bestätigt den Eingang.',
  lebensmittel:
    'Nach Allergenen fragen Kunden in {ort} vor dem Kauf. Der Bot liest sie aus Ihrer Tabelle und sagt offen, wenn eine Angabe fehlt.',
  gartenbau:
    'Händler fragen Gärtner bei {ort} nach Menge, Topfgröße und Liefertag. Der Bot kennt die Wochenliste und schließt ab, wenn sie leer ist.',
  hafen:
    'Schiffsführer und Fahrer fragen in {ort} nach Zeiten, Papieren und Liegeplatz. Der Bot antwortet rund um die Uhr auch auf Niederländisch und Englisch.',
  medien: 'Studios in {ort} filtern mit dem Bot Anfragen nach Budget, Termin und Rechten. Bewerbungen leitet er in einen eigenen Weg.',
  finanzen:
    'Ein Bot bei Beratern in {ort} erklärt Begriffe und Unterlagen, er empfiehlt nichts. Jede Antwort trägt den Hinweis, dass sie keine Beratung ist.',
  verwaltung:
    'Bei Trägern in {ort} geht es um Zuständigkeit, Frist und Formular. Der Bot nennt Stelle und Paragraf und verschickt keine Zusagen.',
  textil: 'Zur Passform fragt der Bot nach Maßen statt nach Größe. Modehändler in {ort} hinterlegen dafür eine Maßtabelle je Schnitt.',
  energie:
    'Hausbesitzer in {ort} fragen nach Wärmepumpe, Dach und Förderung. Der Bot sammelt Baujahr und Verbrauch und verweist bei Geld auf die Förderstelle.',
  bau: 'Fehlen einem Bauherrn in {ort} die Maße, fragt der Bot nach Fläche, Lage und Wunschtermin. Danach ist ein Angebot möglich.',
  elektronik:
    'Der Bot findet bei Elektronikfirmen in {ort} Teil, Ersatz und Lieferzeit. Bei abgekündigten Artikeln nennt er den Nachfolger aus Ihrer Liste.',
  kultur:
    'Vor einer Vorstellung in {ort} kommen immer dieselben Fragen: Einlass, Garderobe, Rollstuhlplatz, Rückgabe. Der Bot nimmt sie der Kasse ab.',
};
