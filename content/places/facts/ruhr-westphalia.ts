import type { CityFacts } from '../types.ts';

// Ruhr area, Münsterland, Sauerland, Siegerland and eastern Westphalia.
export const RUHR_WESTPHALIA: Readonly<Record<string, CityFacts>> = {
  ahlen: {
    site: 'an der Werse im südlichen Münsterland',
    about:
      'Ahlen war Zechen- und Emaillestadt. Metall, Pumpen und Möbelteile werden bis heute gefertigt.',
    industries: ['metall', 'maschinenbau', 'handwerk'],
    matters:
      'Ahlener Betriebe verkaufen über Handel und Messen. Eine Website sollte dem Händler Bilder, Preislisten und Maße zum Laden geben.',
  },
  arnsberg: {
    site: 'in Schleifen der Ruhr, am Nordrand des Sauerlands',
    about:
      'Arnsberg ist Regierungssitz mit Neheim als Stadt der Leuchten. Papier, Holz und Verwaltung sind weitere Stützen.',
    industries: ['elektronik', 'verwaltung', 'tourismus'],
    matters:
      'Leuchten aus Neheim brauchen Lichtdaten, Planer brauchen Dateien. Beides gehört frei zugänglich auf die Produktseite.',
  },
  bergkamen: {
    site: 'am Datteln-Hamm-Kanal, im Osten des Ruhrgebiets',
    about:
      'Bergkamen war eine der großen Zechenstädte. Heute stehen Arzneiwirkstoffe, Chemie und die Wasserstadt Aden für den Wandel.',
    industries: ['chemie', 'energie', 'handwerk'],
    matters:
      'Handwerker finden in Bergkamen Arbeit im Werk und im Neubaugebiet. Die Website sollte beide Wege mit eigenem Beispiel zeigen.',
  },
  bielefeld: {
    site: 'am Teutoburger Wald, unter der Sparrenburg',
    about:
      'Bielefeld steht für Lebensmittel, Maschinen, Nähtechnik und Bethel. Die Universität liefert Software- und Datenfirmen Nachwuchs.',
    industries: ['lebensmittel', 'maschinenbau', 'gesundheit'],
    matters:
      'Familienfirmen in Bielefeld entscheiden langsam und bleiben lange. Ein gepflegter Auftritt über Jahre zählt dort mehr als ein Feuerwerk zum Start.',
  },
  bocholt: {
    site: 'an der Aa im westlichen Münsterland, an der Grenze zu Aalten',
    about:
      'Bocholt kam durch Webereien groß heraus und baut heute Maschinen, Getriebe und Möbel. Das Textilwerk ist Museum am alten Ort.',
    industries: ['textil', 'maschinenbau', 'handel'],
    matters:
      'Dinxperlo und Aalten liegen hinter der Ortsgrenze. Ein niederländischer Absatz mit Lieferbedingungen erschließt den Achterhoek.',
  },
  bochum: {
    site: 'mitten im Ruhrgebiet, zwischen Essen und Dortmund',
    about:
      'Bochum hat auf dem früheren Opel-Gelände Technikfirmen angesiedelt. Die Ruhr-Universität macht die Stadt zu einem Zentrum der IT-Sicherheit.',
    industries: ['it', 'hochschule', 'gesundheit'],
    matters:
      'In Bochum gibt es Kunden, die zuerst nach Verschlüsselung fragen. Technische Sauberkeit ist dort sichtbar zu machen.',
  },
  bottrop: {
    site: 'an der Emscher, nördlich von Essen',
    about:
      'Bottrop förderte bis 2018 die letzte deutsche Steinkohle. Klimaumbau, Freizeitpark und Handwerk prägen die Jahre danach.',
    industries: ['energie', 'tourismus', 'handwerk'],
    matters:
      'Energieberatung und Sanierung sind in Bottrop gut eingeführte Themen. Betriebe sollten Fördernachweise und Beispiele bereithalten.',
  },
  'castrop-rauxel': {
    site: 'am Rhein-Herne-Kanal, zwischen Herne und Dortmund',
    about:
      'Castrop-Rauxel hat keine einzelne Mitte, sondern viele Zechensiedlungen. Chemie, Theater und Gewerbeparks sind über die Stadt verteilt.',
    industries: ['chemie', 'handwerk', 'logistik'],
    matters:
      'Ickern, Habinghorst und Altstadt sind eigene Suchorte. Ein Stadtplan mit Einsatzorten erklärt mehr als eine Liste.',
  },
  dorsten: {
    site: 'an der Lippe, wo Ruhrgebiet und Münsterland sich treffen',
    about:
      'Dorsten hat Altstadt, Wasserschloss Lembeck und frühere Zechenflächen. Handwerk und Bau arbeiten für beide Landschaften.',
    industries: ['bau', 'handwerk', 'tourismus'],
    matters:
      'Dorstener Kunden reichen vom Bauernhof bis zur Bergarbeitersiedlung. Je ein Beispiel aus beiden Welten gehört auf die Seite.',
  },
  dortmund: {
    site: 'im östlichen Ruhrgebiet, am Anfang des Dortmund-Ems-Kanals',
    about:
      'Dortmund hat nach Kohle, Stahl und Bier auf Technologie, Versicherungen und Logistik gesetzt. Der Phoenix-See liegt auf einem alten Hüttenwerk.',
    industries: ['it', 'logistik', 'finanzen'],
    matters:
      'An Spieltagen steht in Dortmund das Telefon still oder klingelt ununterbrochen, je nach Branche. Dienstpläne und Chat sollten das wissen.',
  },
  gelsenkirchen: {
    site: 'zwischen Emscher und Rhein-Herne-Kanal',
    about:
      'Gelsenkirchen war Stadt der tausend Feuer. Energie, Raffinerie, Wohnungsbau und Fußball prägen sie heute.',
    industries: ['energie', 'chemie', 'bau'],
    matters:
      'Handwerk und Wohnungsbau nennen in Gelsenkirchen Preise von bis. Zuschläge und Anfahrt stehen daneben, nicht im Kleingedruckten.',
  },
  gladbeck: {
    site: 'im nördlichen Ruhrgebiet, bei Bottrop',
    about:
      'Gladbeck hat eine aufgeräumte Innenstadt und das Wasserschloss Wittringen. Kunststoff, Chemie und Pflege geben Arbeit.',
    industries: ['chemie', 'gesundheit', 'handel'],
    matters:
      'In Gladbeck kennt man sich über Vereine und Schulen. Eine Seite mit dem Team und echten Namen passt dazu.',
  },
  guetersloh: {
    site: 'an der Dalke in Ostwestfalen',
    about:
      'Gütersloh ist Sitz eines Medienkonzerns und eines Hausgeräteherstellers. Möbel, Fleisch und Verpackung folgen im Umland.',
    industries: ['medien', 'elektronik', 'lebensmittel'],
    matters:
      'Zulieferer in Gütersloh messen sich an den Standards der beiden Großen. Dokumente, Normen und Ansprechpartner müssen ohne Suche da sein.',
  },
  hagen: {
    site: 'an Volme, Ennepe, Lenne und Ruhr, am Tor zum Sauerland',
    about:
      'Hagen ist Sitz der FernUniversität und alter Stahlstandort. Zwieback, Batterien und Kaltwalzwerke kommen aus der Gegend.',
    industries: ['metall', 'hochschule', 'lebensmittel'],
    matters:
      'Seit der langen Sperrung der Rahmede-Talbrücke weiß in Hagen jeder, was ein Umweg kostet. Lieferzeiten ehrlich anzugeben, ist hier ein Vorteil.',
  },
  hamm: {
    site: 'an der Lippe, am östlichen Ende des Ruhrgebiets',
    about:
      'Hamm ist Eisenbahn- und Logistikknoten mit Oberlandesgericht und Glaselefant. Draht, Rohre und Lebensmittel werden hier gemacht.',
    industries: ['logistik', 'metall', 'verwaltung'],
    matters:
      'Kanzleien am Oberlandesgericht und Speditionen am Rangierbahnhof haben wenig gemein. Jede Gruppe braucht ihre eigene Sprache.',
  },
  hattingen: {
    site: 'an der Ruhr, südlich von Bochum',
    about:
      'Hattingen hat eine Fachwerk-Altstadt und das Industriemuseum Henrichshütte. Gesundheit, Freizeit und Handwerk tragen den Ort.',
    industries: ['tourismus', 'gesundheit', 'handwerk'],
    matters:
      'Ausflügler vom Ruhrtalradweg suchen in Hattingen nach Pausen und Reparatur. Öffnungszeiten am Sonntag gehören in die Kopfzeile.',
  },
  herne: {
    site: 'am Rhein-Herne-Kanal, mitten in der Emscherzone',
    about:
      'Herne ist dicht besiedelt und kennt mit Wanne-Eickel ein zweites Zentrum. Kirmes, Logistik und Energie sind bekannte Themen.',
    industries: ['logistik', 'energie', 'handel'],
    matters:
      'Wer Wanne-Eickel meint, schreibt Wanne-Eickel. Das ist in Herne keine Frage der Suchtechnik, sondern der Höflichkeit.',
  },
  herten: {
    site: 'nördlich von Gelsenkirchen, am Landschaftspark Hoheward',
    about:
      'Herten war die größte Bergbaustadt Europas. Wasserstofftechnik, Fleischwaren und Medizin sind heutige Arbeitgeber.',
    industries: ['energie', 'lebensmittel', 'gesundheit'],
    matters:
      'Das Anwenderzentrum für Wasserstoff bringt Ingenieure nach Herten. Junge Firmen dort brauchen verständliche Texte für Geldgeber.',
  },
  iserlohn: {
    site: 'im Märkischen Sauerland, am Seilersee',
    about:
      'Iserlohn ist eine Stadt der Armaturen, Drähte und Kunststoffe. Letmathe an der Lenne hat einen eigenen Kern.',
    industries: ['metall', 'maschinenbau', 'gesundheit'],
    matters:
      'Märkische Hersteller werden oft nach Weltmarktanteil vorgestellt. Bewerber wollen dagegen Schicht, Lohn und Busverbindung wissen.',
  },
  luedenscheid: {
    site: 'auf den Höhen des Märkischen Kreises',
    about:
      'Lüdenscheid ist Stadt des Lichts und der Kunststofftechnik. Die jahrelange Sperrung der A45 hat Wege und Verträge verändert.',
    industries: ['elektronik', 'metall', 'automotive'],
    matters:
      'Seit der Sperrung prüfen Kunden in Lüdenscheid zuerst Anfahrt und Lieferzeit. Beides gehört auf die Startseite.',
  },
  luenen: {
    site: 'an der Lippe, nördlich von Dortmund',
    about:
      'Lünen schmilzt Kupfer im großen Stil und war Zechenstadt. Das Colani-Ufo auf dem Förderturm ist von weitem zu sehen.',
    industries: ['metall', 'energie', 'handwerk'],
    matters:
      'Recycling und Handwerk treffen in Lünen aufeinander. Annahmezeiten und Preise für Material gehören deshalb auf die erste Seite.',
  },
  marl: {
    site: 'am Nordrand des Ruhrgebiets, an der Lippe',
    about:
      'Marl hat mit dem Chemiepark einen der größten Verbundstandorte des Landes. Das Grimme-Institut vergibt hier Medienpreise.',
    industries: ['chemie', 'logistik', 'medien'],
    matters:
      'Fremdfirmen im Chemiepark brauchen Ausweise, Unterweisungen und Pläne. Ein Bereich mit Anmeldung ordnet diese Papiere.',
  },
  menden: {
    site: 'an der Hönne im nördlichen Sauerland',
    about:
      'Menden fertigt Armaturen, Leuchten und Kartonagen. Der Ort ist kleinteilig, viele Firmen gehören Familien.',
    industries: ['metall', 'elektronik', 'handwerk'],
    matters:
      'In Menden wechselt vielerorts die Generation. Der neue Auftritt sollte den alten Namen behalten und die neue Leitung zeigen.',
  },
  'muelheim-an-der-ruhr': {
    site: 'im Ruhrtal zwischen Essen und Duisburg',
    about:
      'Mülheim ist Handelszentrale und Maschinenbaustadt mit zwei Max-Planck-Instituten. Turbinen und Röhren wurden hier groß.',
    industries: ['handel', 'maschinenbau', 'hochschule'],
    matters:
      'Saarn und Speldorf sind eigene kleine Einkaufsorte. Die Ruhr trennt Kundenkreise stärker, als der Stadtplan vermuten lässt.',
  },
  muenster: {
    site: 'an der Aa, mitten im Münsterland',
    about:
      'Münster lebt von Universität, Verwaltung, Versicherungen und Kirche. Das Fahrrad ist das wichtigste Verkehrsmittel.',
    industries: ['hochschule', 'verwaltung', 'finanzen'],
    matters:
      'Eine Münsteraner Anfahrtsseite ohne Fahrradständer ist unvollständig. Semesterzeiten bestimmen, wann gesucht wird.',
  },
  oberhausen: {
    site: 'zwischen Rhein-Herne-Kanal und Emscher',
    about:
      'Oberhausen hat auf altem Hüttengelände die Neue Mitte gebaut. Einkaufszentrum, Gasometer und Anlagenbau prägen die Stadt.',
    industries: ['handel', 'tourismus', 'maschinenbau'],
    matters:
      'Sterkrade und Osterfeld haben eigene Kerne neben dem großen Zentrum. Kleine Läden nennen dort, was das Centro nicht hat: Reparatur, Anpassung, Termin.',
  },
  paderborn: {
    site: 'an den Quellen der Pader in Ostwestfalen',
    about:
      'Paderborn hat aus der Zeit von Nixdorf eine starke Informatik behalten. Erzbistum, Universität und Automobilzulieferer kommen hinzu.',
    industries: ['it', 'automotive', 'hochschule'],
    matters:
      'In Paderborn sitzt Fachwissen, das man nicht erklären muss. Texte dürfen technischer sein als anderswo.',
  },
  recklinghausen: {
    site: 'im nördlichen Ruhrgebiet, auf dem Vestischen Höhenrücken',
    about:
      'Recklinghausen ist Kreisstadt und Festspielort. Verwaltung, Kliniken und Einzelhandel sind die großen Arbeitgeber.',
    industries: ['kultur', 'verwaltung', 'gesundheit'],
    matters:
      'Während der Ruhrfestspiele im Mai und Juni steigt die Nachfrage nach Tischen und Zimmern. Die Reservierung sollte dann ohne Anruf gehen.',
  },
  schwerte: {
    site: 'an der Ruhr, südlich von Dortmund',
    about:
      'Schwerte hat eine kleine Altstadt, Nickel- und Stahlverarbeitung sowie die Rohrmeisterei als Kulturort. Viele pendeln nach Dortmund.',
    industries: ['metall', 'kultur', 'handwerk'],
    matters:
      'Schwerter Betriebe bleiben in Dortmunder Listen oft unsichtbar. Die eigene Postleitzahl im Text ist ein einfaches Gegenmittel.',
  },
  siegen: {
    site: 'an der Sieg, im waldreichen Siegerland',
    about:
      'Siegen walzt, gießt und baut Anlagen seit Jahrhunderten. Die Universität ist in die Innenstadt gezogen.',
    industries: ['metall', 'maschinenbau', 'hochschule'],
    matters:
      'Anlagenbauer aus Siegen verkaufen auf Englisch und stellen auf Deutsch ein. Beide Wege sollten sich nicht mischen.',
  },
  unna: {
    site: 'am Hellweg, östlich von Dortmund',
    about:
      'Unna ist Kreisstadt mit Lichtkunstzentrum und großen Versandlagern. Das Kreuz von A1 und A44 zieht Logistik an.',
    industries: ['logistik', 'kultur', 'verwaltung'],
    matters:
      'Versandhändler in Unna sparen Wege, aber nicht Rückfragen. Eine Sendungsauskunft im Shop entlastet das Telefon.',
  },
  witten: {
    site: 'an der Ruhr, südöstlich von Bochum',
    about:
      'Witten ist Stahl- und Maschinenbaustadt mit einer privaten Universität. Das Muttental gilt als Wiege des Ruhrbergbaus.',
    industries: ['maschinenbau', 'metall', 'gesundheit'],
    matters:
      'Die private Hochschule bringt Gesundheitsgründer nach Witten. Ihre Seiten müssen Patienten und Kostenträger zugleich überzeugen.',
  },
};
