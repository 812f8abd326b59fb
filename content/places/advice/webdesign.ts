import type { IndustryTag } from '../types.ts';

/** What a website has to do for each branch. {ort} is the city. */
export const WEBDESIGN_ADVICE: Readonly<Record<IndustryTag, string>> = {
  logistik:
    'Spediteure in {ort} zeigen Relationen, Fuhrpark und Zertifikate auf je einer Seite. Die Stellenseite für Fahrer bekommt einen eigenen Einstieg und funktioniert auf dem Telefon im Führerhaus.',
  chemie:
    'Betriebe der Chemie brauchen Stoffnamen, Gebinde und Sicherheitsdaten ohne Umweg. Für {ort} bauen wir dafür Tabellen, die sich durchsuchen und drucken lassen.',
  hochschule:
    'Ausgründungen und Institute in {ort} erklären zuerst das Problem und dann die Technik. Veröffentlichungen, Team und offene Stellen pflegen sie selbst.',
  tourismus:
    'Gäste sehen {ort} zuerst auf dem Telefon, oft bei schlechtem Netz. Bilder kommen deshalb klein und scharf, der Weg zur Buchung braucht zwei Berührungen.',
  handwerk:
    'Ein Handwerksbetrieb in {ort} gewinnt mit Bildern von echten Baustellen und einer Preisspanne. Die Rufnummer steht oben, die nächste freie Woche daneben.',
  handel:
    'Läden in {ort} zeigen Sortiment, Öffnung und Parkplatz, bevor sie von sich erzählen. Marken und Größen bekommen eigene Seiten, damit man sie findet.',
  maschinenbau:
    'Maschinenbauer um {ort} ordnen ihre Seiten nach Verfahren, Werkstoff und Losgröße. Zeichnung hochladen, Angebot anfordern: Mehr braucht der Einkäufer nicht.',
  gesundheit:
    'Praxen in {ort} trennen Neupatienten, Bestand und Notfall gleich auf der Startseite. Große Schrift und einfache Wörter sind dort Pflege, nicht Geschmack.',
  it: 'Softwarefirmen aus {ort} beschreiben Nutzen in einem Satz und Schnittstellen in einer Tabelle. Ladezeit ist bei ihnen eine Arbeitsprobe.',
  automotive:
    'Zulieferer für Fahrzeuge aus {ort} belegen Normen, Prüfstände und Mengen. Die Seite richtet sich an Qualitätssicherung und Einkauf, nicht an Autofahrer.',
  metall:
    'Metallbetriebe in {ort} nennen Abmessungen, Toleranzen und Oberflächen. Ein Foto der Maschine mit Jahr und Arbeitsraum ersetzt drei Absätze.',
  lebensmittel:
    'Hersteller von Lebensmitteln in {ort} pflegen Zutaten, Allergene und Siegel je Produkt. Großkunden erhalten Datenblätter, Privatkunden Rezepte und Verkaufsstellen.',
  gartenbau:
    'Gärtnereien bei {ort} arbeiten mit Saison, Sorte und Liefertag. Die Seite zeigt, was diese Woche verfügbar ist, und verschweigt den Rest.',
  hafen:
    'Betriebe am Wasser in {ort} geben Kai, Tiefgang, Kranlast und Zeiten an. Disponenten finden den Ansprechpartner je Schicht ohne Formular.',
  medien:
    'Agenturen und Studios in {ort} zeigen Arbeiten groß und reden wenig. Videos laufen vom eigenen Server und starten erst auf Wunsch.',
  finanzen:
    'Berater und Makler in {ort} müssen Zulassung, Vergütung und Aufsicht offenlegen. Wir bauen diese Angaben lesbar ein, statt sie in die Fußzeile zu schieben.',
  verwaltung:
    'Auftraggeber der öffentlichen Hand in {ort} verlangen Barrierefreiheit nach EN 301 549. Vorlagen, Formulare und Dokumente prüfen wir einzeln.',
  textil:
    'Modehäuser und Weber in {ort} brauchen Stoffe, die man fast fühlt: Nahaufnahme, Gewicht, Pflege. Größen stehen als Tabelle und nicht als Bild.',
  energie:
    'Energiebetriebe in {ort} erklären Technik für zwei Gruppen, Hausbesitzer und Industrie. Rechenbeispiele mit Annahmen wirken stärker als ein Sparversprechen.',
  bau: 'Bauunternehmen in {ort} ordnen Referenzen nach Aufgabe und Jahr. Wer baut, will Ablauf, Gewährleistung und Ansprechpartner kennen, ehe er anruft.',
  elektronik:
    'Elektronikfirmen um {ort} bieten Datenblätter, Muster und Mindestmengen je Artikel. Eine Suche nach Teilenummer erspart dem Vertrieb Anrufe.',
  kultur:
    'Bühnen und Häuser der Kultur in {ort} leben vom Kalender. Termine stehen als Text mit Uhrzeit und Barrierefreiheit da, nicht auf einem Plakatbild.',
};
