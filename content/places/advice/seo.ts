import type { IndustryTag } from '../types.ts';

/** How customers of each branch search. {ort} is the city. */
export const SEO_ADVICE: Readonly<Record<IndustryTag, string>> = {
  logistik:
    'Logistik wird nach Strecke gesucht: „Spedition {ort} Rotterdam“ schlägt „Transporte weltweit“. Je Relation entsteht eine Seite mit Laufzeit und Ladungsart.',
  chemie:
    'Chemieeinkäufer suchen CAS-Nummern und Reinheit, selten den Ortsnamen. {ort} zählt erst bei Lohnfertigung, Lager und Entsorgung.',
  hochschule:
    'Forschungsnahe Firmen in {ort} haben Begriffe, die kaum jemand eintippt. Wir beginnen mit dem Problem des Kunden und verlinken von Fachaufsätzen her.',
  tourismus:
    'Reisende suchen {ort} mit Anlass: Hund, Regen, Kinder, Advent. Eine Seite je Anlass, gepflegt vor der Saison, hält länger als ein Blog.',
  handwerk:
    'Für „Dachdecker {ort}“ entscheidet das Unternehmensprofil mit Fotos und Antworten. Danach zählen Seiten je Leistung mit Preisrahmen.',
  handel: 'Im Handel wird die Marke zusammen mit {ort} gesucht. Wer seine Marken nicht als Text führt, überlässt sie dem Einkaufszentrum.',
  maschinenbau:
    'Im Maschinenbau bringt eine Seite zu einem Verfahren samt Grenzwerten mehr als hundert Ortsseiten. {ort} steht trotzdem bei Montage, Service und Stellen.',
  gesundheit:
    'Patienten in {ort} tippen Beschwerden und Fachrichtung. Google prüft dort Herkunft und Aktualität streng: Autor, Datum und Quelle gehören an jeden Text.',
  it: 'IT-Dienstleister in {ort} werden über Produktnamen gefunden: Umzug, Schnittstelle, Fehlercode. Anleitungen mit Versionsnummer werden noch nach Jahren gelesen.',
  automotive:
    'Werkstattkunden suchen Modell, Arbeit und {ort} in einer Zeile. Zulieferer dagegen brauchen Norm und Bauteil auf Deutsch und Englisch.',
  metall: 'Lohnfertiger bei {ort} ranken mit Dreh-, Fräs- und Schweißmaßen. Bilder brauchen Namen wie das Teil, nicht wie die Kamera.',
  lebensmittel:
    'Gesucht werden Hofladen, Zutat und Unverträglichkeit. In {ort} lohnt eine Seite je Verkaufsstelle mit Öffnungszeiten als strukturierte Daten.',
  gartenbau:
    'Sorten haben botanische und deutsche Namen, und beide werden gesucht. Gärtnereien um {ort} brauchen sie gemeinsam in Überschrift und Tabelle.',
  hafen:
    'Im Umschlag zählt der Standardcode des Hafens neben dem Wort {ort}. Englische Fachseiten holen Anfragen, die kein Branchenbuch liefert.',
  medien:
    'Agenturen in {ort} streiten um dieselben drei Begriffe. Eine Nische, etwa Geschäftsberichte oder Drohnenfilm, ist schneller zu gewinnen.',
  finanzen:
    'Bei Geldthemen in {ort} gelten strenge Maßstäbe für Vertrauen. Zulassung, Person und Stand des Textes müssen maschinenlesbar sein.',
  verwaltung:
    'Wer für Behörden arbeitet, wird über Vergabebegriffe gefunden. Rahmenvertrag, Normnummer und {ort} gehören in eine Referenzseite.',
  textil: 'Stoff, Farbe und Anlass sind die Suchwörter der Mode. In {ort} bringt „Abendkleid ändern lassen“ nähere Kunden als „Mode“.',
  energie:
    'Nach Förderung und Kosten wird mehr gesucht als nach Technik. Betriebe in {ort} antworten mit Rechenbeispiel, Stand und Quelle.',
  bau: 'Bauherren suchen erst Kosten, dann Firma. Eine ehrliche Preisseite für {ort} mit Spannen und Ausschlüssen zieht beide Stufen an.',
  elektronik:
    'Teilenummern sind kurze, sichere Suchwörter. Ein Katalog mit eigener Adresse je Artikel macht Firmen aus {ort} weltweit auffindbar.',
  kultur:
    'Veranstaltungen in {ort} brauchen Event-Daten mit Ort, Zeit und Preis. Vergangene Termine bleiben als Archiv, sonst verfallen ihre Verweise.',
};
