import type { IndustryTag } from '../types.ts';

/** What an online shop has to solve for each branch. {ort} is the city. */
export const ECOMMERCE_ADVICE: Readonly<Record<IndustryTag, string>> = {
  logistik:
    'Wer in {ort} lagert, kann Versand am selben Tag anbieten. Der Shop muss dafür Bestellschluss, Packmaß und Nachtbestand kennen.',
  chemie:
    'Gefahrgut darf nicht jeder Kunde kaufen und nicht jeder Dienst fahren. Shops aus {ort} prüfen Nachweise vor der Kasse und sperren Versandarten je Artikel.',
  hochschule:
    'Laborbedarf und Lizenzen werden in {ort} auf Rechnung bestellt. Kostenstelle, Rabattvertrag und Freigabe gehören in die Kasse.',
  tourismus:
    'Gutscheine, Karten und Andenken verkaufen sich in {ort} ohne Versand. Ein Code auf dem Telefon genügt, Mehrzweckgutscheine werden erst beim Einlösen versteuert.',
  handwerk:
    'Handwerker in {ort} verkaufen online Pflegemittel, Ersatzteile und Wartung. Der Shop bleibt klein, dafür stimmen Maße und Termine.',
  handel:
    'Läden in {ort} starten mit hundert Artikeln statt mit allen. Kasse und Shop teilen einen Bestand, sonst verkauft man das letzte Paar zweimal.',
  maschinenbau:
    'Ersatzteile verkaufen sich über Explosionszeichnung und Seriennummer. Maschinenbauer aus {ort} zeigen Preise erst nach Anmeldung.',
  gesundheit:
    'Sanitätshäuser in {ort} unterscheiden Kassenleistung, Zuzahlung und Privatkauf. Rezeptpflichtiges bleibt draußen, Beratung wird als Termin gebucht.',
  it: 'Software und Wartung laufen als Abonnement mit Kündigungsknopf. Firmen in {ort} brauchen Lizenzen, die sofort nach Zahlung ankommen.',
  automotive:
    'Teile für Fahrzeuge brauchen Schlüsselnummer und Passgarantie. Händler in {ort} verringern Retouren, wenn der Shop das Modell abfragt.',
  metall:
    'Zuschnitte rechnet der Shop aus Länge, Legierung und Schnitt. Betriebe in {ort} verkaufen so Kleinmengen, für die kein Vertrieb Zeit hat.',
  lebensmittel:
    'Frische aus {ort} verlangt Kühlversand, Liefertag und Grundpreis. Allergene stehen vor dem Kauf auf der Seite, nicht erst auf der Packung.',
  gartenbau:
    'Pflanzen reisen nicht bei Frost. Shops von Gärtnern um {ort} brauchen Wochenfenster, Pflanzenpass und eine Sperre für Feiertage.',
  hafen:
    'Schiffsausrüster in {ort} liefern an Bord statt an Hausnummern. Liegeplatz, Schiffsname und Zeitfenster ersetzen die Lieferadresse.',
  medien: 'Druck, Lizenzen und Karten verkaufen sich als Datei oder Auflage. Häuser in {ort} brauchen eine Datenprüfung vor der Zahlung.',
  finanzen: 'Kanzleien und Berater in {ort} verkaufen Pakete mit festem Umfang. Der Vertrag entsteht im Shop, die Leistung im Termin.',
  verwaltung:
    'Öffentliche Käufer bestellen in {ort} per Rahmenvertrag. Der Shop liefert strukturierte Rechnungen und eigene Preislisten je Stelle.',
  textil:
    'Mode aus {ort} steht und fällt mit Maßtabelle und Rücksendung. Varianten aus Farbe und Größe teilen sich eine Seite mit einer Adresse.',
  energie: 'Speicher, Ladepunkte und Zubehör brauchen Beratung vor dem Korb. In {ort} verbindet der Shop Artikel mit Einbautermin.',
  bau: 'Baustoffe werden nach Palette, Kran und Entladung verkauft. Händler in {ort} berechnen Fracht aus Gewicht und Postleitzahl.',
  elektronik:
    'Staffelpreise, Mindestmenge und Exportnummer gehören an jeden Artikel. Firmen um {ort} verbinden den Shop mit dem Lagerprogramm.',
  kultur:
    'Karten und Kataloge aus {ort} verkaufen sich vor der Vorstellung. Sitzplan, Ermäßigung und Rückgabe müssen auf dem Telefon klappen.',
};
