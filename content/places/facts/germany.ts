import type { CityFacts } from '../types.ts';

// Large German cities beyond 150 km.
export const GERMANY: Readonly<Record<string, CityFacts>> = {
  augsburg: {
    site: 'zwischen Lech und Wertach in Schwaben',
    about:
      'Augsburg verbindet Luftfahrt, Robotik und Druckmaschinen mit der Fuggerstadt. Wasserbauten aus Jahrhunderten sind Welterbe.',
    industries: ['maschinenbau', 'elektronik', 'tourismus'],
    matters:
      'Das Friedensfest am 8. August gilt nur in Augsburg. Lieferzusagen und Chatzeiten sollten diesen Tag kennen.',
  },
  berlin: {
    site: 'an Spree und Havel',
    about:
      'Berlin ist Hauptstadt der Gründer, der Verbände und der Kultur. Zwölf Bezirke verhalten sich wie zwölf Städte.',
    industries: ['it', 'kultur', 'verwaltung'],
    matters:
      'Kein kleiner Betrieb gewinnt „Berlin“ als Suchwort. Der Kiez, die Fachrichtung und die Sprache sind die erreichbaren Ziele.',
  },
  braunschweig: {
    site: 'an der Oker, zwischen Harz und Heide',
    about:
      'Braunschweig ist Stadt der Forschung mit Physikalisch-Technischer Bundesanstalt und Luftfahrtzentrum. Bahntechnik und Fahrzeugbau gehören dazu.',
    industries: ['hochschule', 'automotive', 'elektronik'],
    matters:
      'Prüflabore und Ingenieurbüros in Braunschweig arbeiten nach Norm. Akkreditierung, Messbereich und Ansprechpartner gehören auf je eine Seite.',
  },
  bremen: {
    site: 'an der Weser, mit Häfen bis Bremerhaven',
    about:
      'Bremen baut Autos und Raumfahrttechnik und röstet Kaffee. Der Überseehandel hat Speicher, Reeder und Makler hinterlassen.',
    industries: ['hafen', 'automotive', 'lebensmittel'],
    matters:
      'Bremer Kaufleute schätzen Kürze. Eine Seite darf dort sachlich sein und sollte Zahlen vor Bildern bringen.',
  },
  chemnitz: {
    site: 'am Rand des Erzgebirges',
    about:
      'Chemnitz baut Werkzeugmaschinen, Motoren und technische Textilien. 2025 war die Stadt Kulturhauptstadt Europas.',
    industries: ['maschinenbau', 'automotive', 'textil'],
    matters:
      'Maschinenbauer in Chemnitz verkaufen Anlagen, die es nur einmal gibt. Verfahren, Teilegröße und Taktzeit gehören als Tabelle auf die Seite.',
  },
  dresden: {
    site: 'im Elbtal, vor der Sächsischen Schweiz',
    about:
      'Dresden ist Zentrum der Chipfertigung in Deutschland. Barock, Oper und Technische Universität stehen daneben.',
    industries: ['elektronik', 'kultur', 'hochschule'],
    matters:
      'Mit der Halbleiterindustrie ziehen Fachleute aus aller Welt zu. Ärzte, Schulen und Vermieter brauchen englische Seiten.',
  },
  'frankfurt-am-main': {
    site: 'am Main, mit dem größten deutschen Flughafen',
    about:
      'Frankfurt ist Bankenplatz, Messestadt und Internetknoten. Rechenzentren prägen ganze Stadtteile.',
    industries: ['finanzen', 'it', 'logistik'],
    matters:
      'Finanzdienstleister in Frankfurt unterliegen strengen Pflichten zur Auskunft. Freigaben und Fassungen der Texte müssen nachvollziehbar sein.',
  },
  freiburg: {
    site: 'am Rand des Schwarzwalds, nahe Frankreich und der Schweiz',
    about:
      'Freiburg steht für Universität, Solarforschung und Wein. Das Umland lebt von Gästen und Pendlern nach Basel.',
    industries: ['hochschule', 'energie', 'tourismus'],
    matters:
      'Kunden aus dem Elsass und der Schweiz kaufen in Freiburg mit. Ausfuhrbescheinigung und Franken sind echte Fragen an der Kasse.',
  },
  hamburg: {
    site: 'an Elbe und Alster',
    about:
      'Hamburg ist Hafen-, Medien- und Luftfahrtstadt. Verlage, Händler und Reedereien haben hier Tradition.',
    industries: ['hafen', 'medien', 'handel'],
    matters:
      'Hamburger Kunden prüfen, ob ein Anbieter wirklich da ist. Wer fern sitzt, sollte das sagen und gute Erreichbarkeit bieten.',
  },
  hannover: {
    site: 'an der Leine, in der norddeutschen Ebene',
    about:
      'Hannover ist Messestadt mit Reifen, Nutzfahrzeugen und Versicherungen. Zur Industriemesse kommt die Welt.',
    industries: ['automotive', 'finanzen', 'maschinenbau'],
    matters:
      'Aussteller brauchen vor der Messe Zielseiten in mehreren Sprachen. Sie müssen acht Wochen vorher stehen, nicht am Aufbautag.',
  },
  karlsruhe: {
    site: 'am Oberrhein, fächerförmig um das Schloss angelegt',
    about:
      'Karlsruhe ist Sitz der höchsten Gerichte und eine Stadt der Informatik. Raffinerie und Rheinhafen liegen im Westen.',
    industries: ['it', 'verwaltung', 'energie'],
    matters:
      'In Karlsruhe liest immer ein Jurist oder ein Informatiker mit. Ungenaue Rechtstexte und schlechter Quellcode fallen auf.',
  },
  kassel: {
    site: 'an der Fulda, unter dem Herkules',
    about:
      'Kassel baut Bahnen, Achsen und Solartechnik. Alle fünf Jahre verändert die documenta die Stadt.',
    industries: ['maschinenbau', 'automotive', 'kultur'],
    matters:
      'Vor einer documenta sind Betten und Säle in Kassel lange im Voraus vergeben. Gastgeber sollten ihre Seiten rechtzeitig mehrsprachig machen.',
  },
  kiel: {
    site: 'an der Förde, am Eingang des Nord-Ostsee-Kanals',
    about:
      'Kiel ist Landeshauptstadt, Werft- und Marinestandort. Fähren nach Skandinavien und Meeresforschung kommen hinzu.',
    industries: ['hafen', 'hochschule', 'tourismus'],
    matters:
      'Fährgäste haben wenige Stunden Zeit in Kiel. Kurze Wege, Öffnung am Sonntag und Auskunft auf Norwegisch und Schwedisch helfen.',
  },
  leipzig: {
    site: 'an Pleiße und Weißer Elster',
    about: 'Leipzig ist Buch-, Messe- und Autostadt. Am Flughafen arbeitet ein großes Frachtkreuz.',
    industries: ['automotive', 'logistik', 'medien'],
    matters:
      'Plagwitz, Südvorstadt und Connewitz haben je eigenes Publikum. Kreative Betriebe nennen dort Viertel, Werkstatt und Preis in einem Satz.',
  },
  mainz: {
    site: 'am Rhein, gegenüber der Mündung des Mains',
    about:
      'Mainz ist Landeshauptstadt, Medien- und Weinstadt. Biotechnik und Universität haben zuletzt viel Gewicht bekommen.',
    industries: ['medien', 'gesundheit', 'lebensmittel'],
    matters:
      'Winzer, Sender und Labore liegen in Mainz nah beieinander. Ihre Kunden suchen aber mit völlig verschiedenen Wörtern.',
  },
  mannheim: {
    site: 'an der Mündung des Neckars in den Rhein',
    about:
      'Mannheim zählt seine Adressen in Quadraten. Maschinenbau, Chemie im benachbarten Ludwigshafen und Wirtschaftsuniversität prägen die Stadt.',
    industries: ['maschinenbau', 'chemie', 'handel'],
    matters:
      'Die Quadratadressen verwirren Karten und Gäste. Eine Wegbeschreibung mit Haltestelle gehört in Mannheim zur Grundausstattung.',
  },
  muenchen: {
    site: 'an der Isar, vor den Alpen',
    about:
      'München ist Sitz von Versicherungen, Autobau und Softwarekonzernen. Hochschulen und Medienhäuser liefern Nachwuchs.',
    industries: ['automotive', 'finanzen', 'it'],
    matters:
      'Stundensätze und Mieten sind in München hoch. Auftraggeber vergleichen deshalb gern mit Büros außerhalb Bayerns.',
  },
  nuernberg: {
    site: 'an der Pegnitz in Mittelfranken',
    about:
      'Nürnberg ist Stadt der Spielwaren, der Antriebstechnik und der Marktforschung. Messen und Christkindlesmarkt füllen die Hotels.',
    industries: ['elektronik', 'handel', 'maschinenbau'],
    matters:
      'Zur Spielwarenmesse im Winter kaufen Händler aus aller Welt. Ein Katalog ohne Preise braucht dann wenigstens ein Anfrageformular.',
  },
  osnabrueck: {
    site: 'an der Hase, zwischen Teutoburger Wald und Wiehengebirge',
    about:
      'Osnabrück ist Friedensstadt mit Speditionen, Papier und Kupfer. Die Niederlande sind über die A30 nah.',
    industries: ['logistik', 'metall', 'hochschule'],
    matters:
      'Speditionen in Osnabrück fahren täglich nach Twente. Niederländische Ansprechpartner gehören mit Foto auf die Seite.',
  },
  saarbruecken: {
    site: 'an der Saar, direkt vor Lothringen',
    about:
      'Saarbrücken verbindet Informatikforschung, Stahl und Autozulieferer. Französische Kunden kaufen hier samstags ein.',
    industries: ['it', 'metall', 'handel'],
    matters:
      'In Saarbrücken beginnt man mit einer französischen Seite. Preise, Parkhaus und Öffnung am Samstag genügen für den Anfang.',
  },
  stuttgart: {
    site: 'im Talkessel des Nesenbachs, am Neckar',
    about:
      'Stuttgart steht für Autos, Zulieferer und Maschinen. Verlage, Wein und Hochschulen kommen hinzu.',
    industries: ['automotive', 'maschinenbau', 'medien'],
    matters:
      'Zulieferer um Stuttgart suchen Kunden außerhalb des Autos. Eine neue Zielgruppe braucht eine eigene Seite, nicht einen Absatz.',
  },
  wiesbaden: {
    site: 'am Rhein und am Fuß des Taunus',
    about:
      'Wiesbaden ist Landeshauptstadt und Kurstadt. Versicherungen, Behörden und Sekt gehören dazu.',
    industries: ['verwaltung', 'finanzen', 'gesundheit'],
    matters:
      'Kurgäste und Behörden lesen in Wiesbaden mit. Schriftgröße, Kontrast und Telefonnummer gehören zuerst geprüft.',
  },
};
