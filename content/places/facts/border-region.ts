import type { CityFacts } from '../types.ts';

// Cities within about an hour of Roermond on both sides of the border.
export const BORDER_REGION: Readonly<Record<string, CityFacts>> = {
  roermond: {
    site: 'an der Mündung der Rur in die Maas, umgeben von den Seen der Maasplassen',
    about:
      'Roermond lebt von Einzelhandel, Wassersport und Dienstleistern. Das Designer Outlet am Rand der Altstadt zieht vor allem Käufer aus Deutschland an.',
    industries: ['handel', 'tourismus', 'gesundheit'],
    matters:
      'Wer in Roermond wirbt, braucht eine niederländische und eine deutsche Fassung. Öffnungszeiten an deutschen Feiertagen gehören auf die Startseite.',
    note: {
      fact: 'Fronleichnam, der 3. Oktober und der 1. November sind in Nordrhein-Westfalen Feiertage und in Roermond Werktage. Outlet und Altstadt haben dann geöffnet.',
      assumption:
        'An diesen Tagen wird auf Deutsch gesucht: „Parken“, „geöffnet“, „Frühstück“. Ein Betrieb in Altstadt oder Roercenter braucht dafür eine deutsche Seite mit Uhrzeiten.',
    },
  },
  venlo: {
    site: 'an der Maas, wenige Kilometer vor der deutschen Grenze bei Straelen und Nettetal',
    about:
      'Venlo ist ein Umschlagplatz für Waren zwischen Rotterdam und dem Ruhrgebiet. Dazu kommen Gartenbau, Frischelogistik und ein Einkaufszentrum, das auf deutsche Kunden eingestellt ist.',
    industries: ['logistik', 'gartenbau', 'handel'],
    matters:
      'Speditionen in Venlo werben um Fahrer, Händler um Käufer vom Niederrhein. Beides verlangt getrennte Seiten mit eigener Sprache.',
    note: {
      fact: 'Westlich von Venlo liegen die Lagerhallen von Trade Port und die Gewächshäuser von Californië. Die Altstadt lebt dagegen vom Einkauf über die Grenze.',
      assumption:
        'Für Lager und Gewächshaus zählt zuerst die Stellenseite, auf Niederländisch, Deutsch und Polnisch. Ein Laden in der Altstadt gewinnt mehr mit deutschen Öffnungszeiten.',
    },
  },
  maastricht: {
    site: 'an der Maas im Süden Limburgs, zwischen Belgien und der Grenze bei Aachen',
    about:
      'Maastricht verbindet Universität, Kongresse und Städtereisen. Gastronomie und kleine Läden prägen die Viertel Wyck und Jekerkwartier.',
    industries: ['tourismus', 'hochschule', 'kultur'],
    matters:
      'Gäste aus vier Sprachräumen vergleichen vor der Anreise. Buchung, Speisekarte und Anfahrt müssen deshalb auf Deutsch, Niederländisch, Französisch und Englisch stehen.',
    note: {
      fact: 'Die Universität Maastricht unterrichtet überwiegend auf Englisch, und Lüttich liegt näher als Eindhoven. Mittwochs und freitags ist Markt vor dem Rathaus.',
      assumption:
        'Übersetzen genügt nicht, denn französische Gäste suchen andere Wörter als deutsche. Ein Restaurant fährt mit drei Seiten gut, die in jeder Sprache stimmen.',
    },
  },
  eindhoven: {
    site: 'im Südosten Nordbrabants, an der Dommel',
    about:
      'Eindhoven ist mit der Brainport-Region auf Hochtechnik und Gestaltung ausgerichtet. Um Philips, ASML in Veldhoven und die Technische Universität arbeitet ein dichtes Netz von Zulieferern.',
    industries: ['elektronik', 'maschinenbau', 'it'],
    matters:
      'Technische Einkäufer prüfen Zertifikate, Toleranzen und Lieferzeiten, bevor sie anrufen. Englisch ist auf vielen Seiten die Hauptsprache.',
    note: {
      fact: 'Im Oktober holt die Dutch Design Week neun Tage lang Besucher nach Eindhoven.',
      assumption:
        'Neue Einkäufer suchen Verfahren, Werkstoff und Losgröße, oft auf Englisch. Je Verfahren eine Seite mit Grenzwerten, im Oktober dazu Uhrzeiten und Parkplätze.',
    },
  },
  venray: {
    site: 'im Norden Limburgs am Rand der Peel',
    about:
      'Venray liegt an der A73 zwischen Venlo und Nijmegen. Verpackung, Lebensmittel und Logistik stellen viele Arbeitsplätze, ringsum wirtschaften Höfe und Baumschulen.',
    industries: ['lebensmittel', 'logistik', 'gartenbau'],
    matters:
      'Viele Betriebe verkaufen an Firmen und kennen ihre zwanzig Kunden beim Namen. Die Website dient dort vor allem der Personalsuche und dem Nachweis von Normen.',
    note: {
      fact: 'Gartenbau, Lebensmittel und Logistik in Venray arbeiten in Schichten und mit vielen Saisonkräften. Deurne und Horst liegen im Einzugsgebiet.',
      assumption:
        'Eine offene Stelle als PDF liest auf dem Telefon kaum jemand. Als eigene Seite nennt sie Lohnspanne, Schicht und Anfahrt ab Deurne oder Horst.',
    },
  },
  weert: {
    site: 'an der Zuid-Willemsvaart im Westen von Limburg',
    about:
      'Weert ist Einkaufsort für die Dörfer zwischen Roermond und Eindhoven. Druck, Metall und Baustoffe gehören zu den älteren Gewerben der Stadt.',
    industries: ['metall', 'handel', 'bau'],
    matters:
      'Kunden aus Belgien und Brabant sind in Weert so wichtig wie die eigenen. Ein Anfahrtsteil mit belgischer Vorwahl und Bahnverbindung erspart Rückfragen.',
    note: {
      fact: 'Weert liegt an der Bahn zwischen Eindhoven und Roermond. Eindhoven hat ein Vielfaches an Betrieben und damit an Mitbewerbern in der Suche.',
      assumption:
        'Suchen mit dem Namen Weert sind leichter zu gewinnen als Suchen mit Eindhoven. Drei Leistungsseiten und ein gepflegtes Unternehmensprofil sind ein guter erster Schritt.',
    },
  },
  sittard: {
    site: 'an der schmalsten Stelle der Niederlande, zwischen der Maas und dem deutschen Selfkant',
    about:
      'Sittard bildet mit Geleen eine Gemeinde. Der Chemiepark Chemelot und der Autobau in Born haben die Gegend geprägt.',
    industries: ['chemie', 'automotive', 'logistik'],
    matters:
      'Fachfirmen rund um Chemelot müssen Sicherheitsnachweise zeigen können. Ein geschützter Bereich für Unterlagen spart Mails.',
    note: {
      fact: 'Sittard grenzt an Tüddern, einen Ort der deutschen Gemeinde Selfkant. Branchenbücher beider Länder führen dennoch getrennte Listen.',
      assumption:
        'Das Einzugsgebiet legt man dort besser von Hand fest, mit Orten auf beiden Seiten. Sonst schlägt die Karte Kunden aus Heinsberg weiter entfernte Betriebe vor.',
    },
  },
  heerlen: {
    site: 'im früheren Steinkohlenrevier von Südlimburg, nördlich von Aachen',
    about:
      'Heerlen wandelte sich von der Bergbaustadt zu einem Ort für Verwaltung, Statistik und Pensionsverwaltung. Der Brightlands Smart Services Campus sammelt Firmen, die mit Daten arbeiten.',
    industries: ['it', 'verwaltung', 'finanzen'],
    matters:
      'Dienstleister in Heerlen arbeiten oft für Behörden. Barrierefreiheit und Datenschutz sind dort Teil der Ausschreibung, nicht Kür.',
    note: {
      fact: 'In Heerlen sitzen das Statistikamt CBS und der Rentenverwalter APG. Dienstleister ringsum arbeiten ihnen mit Anträgen, Bescheiden und Rückfragen zu.',
      assumption:
        'Solche Firmen brauchen weniger Startseite und mehr Formular: eingegangen, in Prüfung, entschieden. Stellenseiten für Bewerber aus Aachen trennen deutsches und niederländisches Steuerrecht.',
    },
  },
  kerkrade: {
    site: 'direkt an der Grenze zu Herzogenrath, am Tal der Wurm',
    about:
      'Kerkrade und Herzogenrath arbeiten als Eurode zusammen, die Neustraße gehört beiden Ländern. Ausflugsziele wie der Zoo und das Kloster Rolduc bringen Gäste.',
    industries: ['tourismus', 'handwerk', 'handel'],
    matters:
      'In Kerkrade liegt die deutsche Kundschaft auf der anderen Straßenseite. Telefonnummern mit Landesvorwahl und Preise mit klarer Steuer gehören auf jede Seite.',
    note: {
      fact: 'An der Neustraße zwischen Kerkrade und Herzogenrath wechseln mit der Straßenseite Land, Vorwahl und Impressumsrecht.',
      assumption:
        'Ein Betrieb führt seine Adresse dort nur einmal und beschreibt in beiden Sprachen, wen er beliefert. Doppelte Einträge in zwei Ländern verwirren Kunden und Kartendienste.',
    },
  },
  helmond: {
    site: 'an der Zuid-Willemsvaart, östlich von Eindhoven',
    about:
      'Helmond kommt aus der Textil- und Metallindustrie. Heute bündelt der Automotive Campus Forschung und Ausbildung rund um das Fahrzeug, dazu kommt Lebensmitteltechnik.',
    industries: ['automotive', 'lebensmittel', 'textil'],
    matters:
      'Zwischen Konzern und Werkstatt ist in Helmond viel Platz für Mittelständler. Deren Seiten müssen zeigen, was ab welcher Stückzahl möglich ist.',
    note: {
      fact: 'Helmond liegt 13 Kilometer Luftlinie von Eindhoven entfernt.',
      assumption:
        'Wer aus Vorsicht überall Eindhoven schreibt, dem fehlt der eigene Ort. Helmond gehört zu Adresse, Team und Aufträgen, Eindhoven nur zum Liefergebiet.',
    },
  },
  nijmegen: {
    site: 'auf dem hohen Ufer der Waal, kurz vor der Grenze bei Kranenburg',
    about:
      'Nijmegen ist eine der ältesten Städte der Niederlande. Die Radboud-Universität, Kliniken und Halbleitertechnik bestimmen den Arbeitsmarkt.',
    industries: ['gesundheit', 'hochschule', 'elektronik'],
    matters:
      'Praxen und Institute in Nijmegen sprechen mit Patienten, Studierenden und Fachleuten zugleich. Die Startseite muss diese drei Wege in Sekunden trennen.',
    note: {
      fact: 'Im Juli laufen in Nijmegen die Viertagemärsche mit Zehntausenden Teilnehmern. Hinter der Grenze, in Kranenburg und Kleve, wohnen viele Niederländer.',
      assumption:
        'Quartiere suchen Teilnehmer Monate vorher, auch auf Deutsch. Pendler aus Kranenburg suchen Zahnarzt, Kita und Werkstatt in beiden Sprachen.',
    },
  },
  aachen: {
    site: 'am Dreiländereck mit Belgien und den Niederlanden, am Nordrand der Eifel',
    about:
      'Aachen lebt von der RWTH, von Ausgründungen und von Maschinenbau. Dazu kommen Süßwaren, Dom und Kurbetrieb.',
    industries: ['hochschule', 'maschinenbau', 'it'],
    matters:
      'Technische Angebote aus Aachen werden oft von Fachleuten geprüft. Datenblätter und Ansprechpartner wiegen dort mehr als Werbesätze.',
    note: {
      fact: 'Vaals in den Niederlanden und Kelmis in Belgien grenzen an Aachen.',
      assumption:
        'Wer Hochschule und Burtscheid zugleich bedient, trennt die Texte: Daten auf Englisch, Termine auf Deutsch. Vaals und Kelmis nennt er selbst, deutsche Branchenbücher tun es nicht.',
    },
  },
  herzogenrath: {
    site: 'im Wurmtal, Mauer an Mauer mit dem niederländischen Kerkrade',
    about:
      'Herzogenrath stellt seit Langem Glas her und hat mit dem Technologiepark Kohlscheid Softwarefirmen gewonnen. Viele Einwohner arbeiten in Aachen.',
    industries: ['it', 'metall', 'handwerk'],
    matters:
      'Kohlscheid, Merkstein und Herzogenrath-Mitte werden getrennt gesucht. Ein Betrieb sollte den Stadtteil in Adresse und Text nennen.',
    note: {
      fact: 'In Herzogenrath endet Deutschland an der Neustraße, gegenüber beginnt Kerkrade. Landgraaf liegt hinter dem Ortsteil Merkstein.',
      assumption:
        'Ein Absatz genügt: wer jenseits der Grenze beliefert wird und wie. Angebote an niederländische Privatkunden brauchen andere Steuerangaben, die klärt der Steuerberater.',
    },
  },
  alsdorf: {
    site: 'im ehemaligen Aachener Steinkohlenrevier',
    about:
      'Alsdorf hat auf dem Gelände der Grube Anna Schulen, Handel und ein Energiemuseum angesiedelt. In den Gewerbegebieten sitzen Lebensmittel- und Technikfirmen.',
    industries: ['handwerk', 'lebensmittel', 'energie'],
    matters:
      'Alsdorfer Kunden vergleichen mit Aachen und Würselen. Wer Parkplatz, Preis und Termin nennt, gewinnt den kürzeren Weg.',
  },
  wuerselen: {
    site: 'am Aachener Kreuz, wo sich die A4 und die A44 treffen',
    about:
      'Würselen ist Gewerbestandort vor den Toren Aachens. Handel, Medizintechnik und der Flugplatz Merzbrück gehören zum Bild.',
    industries: ['handel', 'gesundheit', 'logistik'],
    matters:
      'Das Autobahnkreuz bringt Kunden aus drei Ländern. Anfahrt und Ladezone gehören auf die erste Seite.',
  },
  heinsberg: {
    site: 'im Tal der Wurm, zwischen Rur und niederländischer Grenze',
    about:
      'Heinsberg ist Kreisstadt des westlichsten Kreises in Deutschland. Handwerk, Landmaschinen und mittelgroße Produktionsbetriebe prägen die Umgebung.',
    industries: ['handwerk', 'bau', 'metall'],
    matters:
      'Im Heinsberger Land zählt der Name des Inhabers mehr als die Marke. Gesicht, Rufnummer und Beispiele aus dem Ort gehören nach oben.',
    note: {
      fact: 'Heinsberg liegt in der Luftlinie näher an Roermond als an Aachen. Posterholt und Vlodrop folgen gleich hinter Karken.',
      assumption:
        'Wer niederländische Kunden hat, schreibt es hin. Ein Satz mit Posterholt, Roermond und Vlodrop schließt die Lücke entlang der Grenze.',
    },
  },
  erkelenz: {
    site: 'auf der Lössbörde am Rand des Tagebaus Garzweiler',
    about:
      'Erkelenz ist Wohn- und Handelsort mit Bahnanschluss nach Aachen und Düsseldorf. Bohrtechnik und Anlagenbau haben hier Tradition.',
    industries: ['maschinenbau', 'energie', 'handwerk'],
    matters:
      'Der Wandel im Rheinischen Revier bringt neue Flächen und neue Nachbarn. Firmen sollten früh zeigen, woran sie nach der Kohle arbeiten.',
    note: {
      fact: 'Dörfer wie Keyenberg und Kuckum wurden für den Tagebau Garzweiler umgesiedelt. Auf Karten stehen seither zwei Namen, alt und neu.',
      assumption:
        'Für einen Handwerker ist das ein Problem der Auffindbarkeit. Jede Adresse gehört geprüft, in Kartendiensten, Branchenbüchern und im eigenen Text.',
    },
  },
  hueckelhoven: {
    site: 'an der Rur, im früheren Bergbaugebiet um die Zeche Sophia-Jacoba',
    about:
      'Hückelhoven hat nach dem Ende der Zeche Gewerbeparks und großflächigen Handel aufgebaut. In Baal und Ratheim sitzen Metall- und Logistikfirmen.',
    industries: ['handel', 'metall', 'logistik'],
    matters:
      'Käufer fahren nach Hückelhoven mit dem Auto und einer Liste. Bestand und Abholzeit gehören deshalb an jeden Artikel.',
    note: {
      fact: 'Hückelhoven ist aus eigenständigen Orten gewachsen: Ratheim, Hilfarth, Baal und anderen. Auf Ortsschildern und in Adressen leben sie weiter.',
      assumption:
        'Wer in Ratheim wohnt, sucht vermutlich Ratheim. Statt zehn Ortsseiten genügt ein Abschnitt mit einem echten Auftrag je Ort.',
    },
  },
  geilenkirchen: {
    site: 'an der Wurm, nahe der Grenze bei Brunssum',
    about:
      'Geilenkirchen ist durch den NATO-Flugplatz international. Ansonsten bestimmen Handwerk, Pflege und Landwirtschaft den Ort.',
    industries: ['handwerk', 'gesundheit', 'handel'],
    matters:
      'Neben Deutsch und Niederländisch zählt in Geilenkirchen auch Englisch. Familien am Stützpunkt suchen Ärzte, Werkstätten und Schulen in dieser Sprache.',
    note: {
      fact: 'Vom Flugplatz Geilenkirchen-Teveren starten die AWACS-Maschinen der NATO. Familien aus vielen Mitgliedsstaaten wohnen deshalb für einige Jahre hier.',
      assumption:
        'Sie kennen keinen Betrieb vom Hörensagen. Eine englische Seite mit Leistungen, Preisen und Anfahrt erreicht sie; Gangelt und Übach-Palenberg bleiben deutsch.',
    },
  },
  wegberg: {
    site: 'im Naturpark Schwalm-Nette, an der Quelle der Schwalm',
    about:
      'Wegberg ist für Mühlen, Radwege und den Grenzlandring bekannt. Kleine Betriebe, Pflege und Ausflugsgastronomie tragen den Ort.',
    industries: ['tourismus', 'handwerk', 'gesundheit'],
    matters:
      'Ausflügler entscheiden am Samstagmorgen auf dem Telefon. Öffnungszeiten, Tischreservierung und Wetterhinweis müssen ohne Wischen sichtbar sein.',
  },
  nettetal: {
    site: 'zwischen den Krickenbecker Seen und der Grenze bei Venlo',
    about:
      'Nettetal besteht aus mehreren Orten, darunter Lobberich, Kaldenkirchen und Breyell. Im Gewerbegebiet VeNeTe arbeiten deutsche und niederländische Firmen nebeneinander.',
    industries: ['logistik', 'textil', 'tourismus'],
    matters:
      'Nettetaler Firmen treten oft in Venlo und Viersen zugleich auf. Zwei Sprachfassungen mit derselben Adresse sind Pflicht, zwei Websites nicht.',
    note: {
      fact: 'Kaldenkirchen war Grenzbahnhof und Zollort nach Venlo. Die Schlagbäume sind seit 1993 weg, die Papiere für Waren von außerhalb der EU nicht.',
      assumption:
        'Kunden der Zoll- und Lagerfirmen suchen Formularnamen und Nummern. Eine Seite je Vorgang nennt Frist, Unterlagen und Preis.',
    },
  },
  viersen: {
    site: 'am Rand der Niersniederung, westlich von Krefeld',
    about:
      'Viersen besteht aus den früher selbstständigen Städten Viersen, Dülken und Süchteln. Lebensmittel, Maschinenbau und Kliniken sind wichtige Arbeitgeber.',
    industries: ['lebensmittel', 'gesundheit', 'maschinenbau'],
    matters:
      'Dülken und Süchteln haben eigene Ortskerne und eigene Kunden. Ein Betrieb sollte sagen, in welchem er sitzt.',
    note: {
      fact: 'Dülken, Süchteln und Boisheim gehören seit 1970 zu Viersen und führen ihre Namen weiter. Venlo liegt von Boisheim aus näher als Düsseldorf.',
      assumption:
        '„Friseur Dülken“ und „Friseur Süchteln“ sind zwei Suchen. Ein Händler hält gegen Venlo, wenn er zeigt, was heute im Laden liegt.',
    },
  },
  moenchengladbach: {
    site: 'am Oberlauf der Niers, mit zwei Zentren: Gladbach und Rheydt',
    about:
      'Mönchengladbach war Textilstadt und ist heute ein Standort für Logistik, Modehandel und Maschinenbau. Die Hochschule Niederrhein bildet Textilfachleute aus.',
    industries: ['textil', 'logistik', 'maschinenbau'],
    matters: 'Zwei Innenstädte bedeuten zwei Suchorte. Texte sollten Rheydt nicht verstecken.',
    note: {
      fact: 'Mönchengladbach hat zwei Hauptbahnhöfe, einen davon in Rheydt. Im Regiopark an der A61 stehen große Versandlager.',
      assumption:
        'Rheydter suchen Rheydt, deshalb bekommt der Stadtteil einen Abschnitt. Wer dort einen Versandhandel beginnt, klärt erst Pflichtangaben und Steuern, dann die Produktbilder.',
    },
  },
  krefeld: {
    site: 'am linken Rheinufer, mit eigenem Hafen in Uerdingen und Linn',
    about:
      'Krefeld hat seinen Namen mit Samt und Seide gemacht. Heute tragen Chemie in Uerdingen, Edelstahl und Maschinenbau die Stadt.',
    industries: ['chemie', 'metall', 'textil'],
    matters:
      'Industriekunden in Krefeld prüfen Nachweise, Privatkunden fragen nach dem Termin. Beides braucht einen eigenen Einstieg.',
    note: {
      fact: 'Haus Lange und Haus Esters, zwei Villen von Mies van der Rohe, gehörten Krefelder Seidenfabrikanten.',
      assumption:
        'Ein Familienbetrieb sollte bei der Übergabe die Geschichte und die Fotos aus der Werkstatt behalten. Wegfallen darf die Faxnummer im Kopf der Seite.',
    },
  },
  neuss: {
    site: 'an der Mündung der Erft in den Rhein, gegenüber von Düsseldorf',
    about:
      'Neuss betreibt mit Düsseldorf einen der großen deutschen Binnenhäfen. Ölmühlen, Aluminium und Handel haben hier ihren Sitz.',
    industries: ['hafen', 'lebensmittel', 'metall'],
    matters:
      'Zwischen Neuss und Düsseldorf liegt nur der Rhein. Neuss gehört in Titel und Adresse, Düsseldorf in den Satz zur Anfahrt.',
    note: {
      fact: 'Am letzten Wochenende im August beginnt in Neuss das Bürger-Schützenfest mit Tausenden Marschierern. Viele Büros und Läden schließen in diesen Tagen.',
      assumption:
        'Wer Blumen, Uniformen oder Catering verkauft, braucht seine Seite im Frühjahr fertig. In der Festwoche sollte keine Anzeige auf Rückrufe warten.',
    },
  },
  kempen: {
    site: 'am Niederrhein zwischen Krefeld und Geldern, mit erhaltener Altstadt',
    about:
      'Kempen verbindet eine dichte Innenstadt mit kleinen Läden und ein Gewerbegebiet am Außenring. Buchdruck und Lebensmittel haben hier Betriebe.',
    industries: ['handel', 'kultur', 'lebensmittel'],
    matters:
      'Der Kempener Einzelhandel lebt von Besuchern, die zu Fuß bummeln. Die Website soll zeigen, was es nur im Laden gibt.',
    note: {
      fact: 'Kempens Altstadt liegt in einem geschlossenen Ring, mit inhabergeführten Läden rund um den Buttermarkt.',
      assumption:
        'Ein Warenkorb ist hier nicht die erste Aufgabe. Drei Auskünfte gehen vor: montags offen, Reparatur ja oder nein, nächster Parkplatz.',
    },
  },
  straelen: {
    site: 'an der Grenze zu Venlo, mitten im Gartenbaugebiet am Niederrhein',
    about:
      'Straelen nennt sich Blumenstadt: Versteigerung, Gärtnereien und Versuchsbetriebe arbeiten hier. Das Europäische Übersetzer-Kollegium hat ebenfalls seinen Sitz im Ort.',
    industries: ['gartenbau', 'lebensmittel', 'logistik'],
    matters:
      'Gärtner in Straelen verkaufen an Händler in halb Europa. Liefertage und Sortenlisten gehören als Tabelle ins Netz, nicht ins Fax.',
  },
  geldern: {
    site: 'an der Niers, auf halbem Weg zwischen Krefeld und Kleve',
    about:
      'Geldern versorgt das südliche Kleverland mit Schulen, Klinik und Fachgeschäften. Landwirtschaft und Handwerk prägen die Ortschaften ringsum.',
    industries: ['handwerk', 'gesundheit', 'gartenbau'],
    matters:
      'In Geldern wird noch viel empfohlen. Die Website bestätigt, was der Nachbar gesagt hat, und muss daher Gesichter zeigen.',
  },
  kevelaer: {
    site: 'an der Niers, als Wallfahrtsort weit über den Niederrhein bekannt',
    about:
      'Kevelaer lebt von Pilgern, Gastronomie und Kunsthandwerk. Orgelbau, Glasmalerei und Verlage haben hier Werkstätten.',
    industries: ['tourismus', 'handwerk', 'kultur'],
    matters:
      'Gruppenleiter buchen in Kevelaer Monate im Voraus, meist von Mai bis Oktober. Ein Anfrageformular für Gruppen spart beiden Seiten Telefonate.',
  },
  goch: {
    site: 'an der Niers, kurz vor der Grenze bei Gennep',
    about:
      'Goch ist ein Einkaufs- und Gewerbeort im Kreis Kleve. Lebensmittel, Bürsten und Maschinen wurden und werden hier hergestellt.',
    industries: ['lebensmittel', 'maschinenbau', 'handel'],
    matters:
      'Nach Goch kommen Niederländer zum Tanken und Einkaufen. Ein paar Zeilen auf Niederländisch sind schnell bezahlt.',
  },
  kleve: {
    site: 'am Spoykanal, zwischen Reichswald und Rhein',
    about:
      'Kleve ist Kreisstadt und Sitz der Hochschule Rhein-Waal, die viel auf Englisch lehrt. Lebensmittel, Schuhe und Handel mit niederländischen Kunden sind alte Gewerbe.',
    industries: ['hochschule', 'lebensmittel', 'handel'],
    matters:
      'Studierende aus aller Welt und Nachbarn aus Gelderland kaufen in Kleve ein. Eine englische und eine niederländische Kurzfassung decken beide ab.',
    note: {
      fact: 'Zwischen Kleve und Nijmegen liegen in der Luftlinie rund zwanzig Kilometer. Niederländer kaufen in Kleve ein und bauen dort Häuser.',
      assumption:
        'Wer beide bedient, braucht keine doppelte Website. Eine niederländische Seite mit Preisen und Telefonzeiten reicht für den Anfang.',
    },
  },
  'emmerich-am-rhein': {
    site: 'am rechten Rheinufer, letzte deutsche Stadt vor den Niederlanden',
    about:
      'Emmerich ist Zoll- und Hafenort an der Strecke von Rotterdam ins Ruhrgebiet. Öle, Kaffee und Container werden hier umgeschlagen und verarbeitet.',
    industries: ['hafen', 'logistik', 'lebensmittel'],
    matters:
      'In Emmerich entscheidet oft der Disponent, nicht der Chef. Er sucht Annahmezeiten, Zollstelle und Rampe.',
  },
  juelich: {
    site: 'an der Rur, in der Börde zwischen Aachen und Köln',
    about:
      'Jülich ist durch das Forschungszentrum bekannt. Zuckerrüben, Papier und junge Firmen für Wasserstoff und Batterien ergänzen das Bild.',
    industries: ['hochschule', 'energie', 'lebensmittel'],
    matters:
      'Ausgründungen aus der Forschung müssen Laien erklären, was sie verkaufen. Ein Absatz ohne Fachwort ist die schwerste und wichtigste Aufgabe.',
    note: {
      fact: 'Im Brainergy Park bei Jülich siedeln sich Firmen zu Energie und Digitalem an, nahe dem Forschungszentrum.',
      assumption:
        'Für neue Produkte gibt es noch keine Suchbegriffe. Die Seite beginnt deshalb beim Problem, das der Kunde heute in das Suchfeld tippt.',
    },
  },
  dueren: {
    site: 'an der Rur, am Nordrand der Eifel',
    about:
      'Düren ist seit Jahrhunderten Papierstadt. Automobilzulieferer, Metall und Zuckerfabrik kamen dazu.',
    industries: ['metall', 'automotive', 'chemie'],
    matters:
      'Dürener Hersteller verkaufen an wenige große Abnehmer. Ihre Seiten sollen prüfenden Einkäufern Fragen zu Normen und Mengen abnehmen.',
    note: {
      fact: 'Rakel, Strich und Dekor sind Wörter aus den Papierfabriken an der Rur.',
      assumption:
        'Einkäufer tippen genau diese Wörter. Sie bleiben im Text stehen, ein Nebensatz erklärt sie für Bewerber.',
    },
  },
  eschweiler: {
    site: 'an der Inde, zwischen Aachen und Düren',
    about:
      'Eschweiler war Bergbau- und Stahlstadt und liegt heute am Rand des Rheinischen Reviers. Industriepark, Kraftwerk Weisweiler und Handel prägen den Ort.',
    industries: ['energie', 'metall', 'logistik'],
    matters:
      'Mit dem Ende der Kohle suchen Zulieferer neue Kunden. Referenzen außerhalb der Energie gehören nach vorn.',
  },
  stolberg: {
    site: 'im engen Tal der Vicht, südöstlich von Aachen',
    about:
      'Stolberg ist als Kupferstadt bekannt und verarbeitet bis heute Metall und Glas. Die Burg und die Altstadt bringen Ausflügler.',
    industries: ['metall', 'chemie', 'tourismus'],
    matters:
      'Nach der Flut von 2021 mussten viele Betriebe neu beginnen. Eine aktuelle Adresse in allen Verzeichnissen ist keine Selbstverständlichkeit.',
  },
  willich: {
    site: 'zwischen Krefeld und Mönchengladbach, an der A44',
    about:
      'Willich hat mit Münchheide eines der großen Gewerbegebiete am Niederrhein. Viele ausländische Firmen, auch aus Japan, führen von hier ihr Deutschlandgeschäft.',
    industries: ['logistik', 'maschinenbau', 'elektronik'],
    matters:
      'Vertriebsbüros in Willich brauchen deutsche Seiten zu fremden Produkten. Übersetzung allein reicht nicht, Normen und Rechtstexte müssen deutsch gedacht sein.',
  },
  duisburg: {
    site: 'an der Mündung der Ruhr in den Rhein',
    about:
      'Duisburg hat einen der größten Binnenhäfen der Welt und große Stahlwerke. Die Universität Duisburg-Essen und viele Speditionen sitzen hier.',
    industries: ['hafen', 'metall', 'logistik'],
    matters:
      'In Duisburg geht es um Tonnen, Termine und Papiere. Eine Website sollte Ansprechpartner je Verkehrsträger nennen.',
    note: {
      fact: 'Im Duisburger Hafen enden Güterzüge aus China. Auftraggeber sitzen deshalb auch weit außerhalb der Stadt.',
      assumption:
        'Sie suchen auf Englisch und kennen keinen Nachbarn. Gleisanschluss, Hallenhöhe und Zollstatus gehören auf einen Blick, dazu ein Foto vom Tor.',
    },
  },
  essen: {
    site: 'zwischen Ruhr und Emscher, mitten im Ruhrgebiet',
    about:
      'Essen ist Sitz großer Energie- und Handelskonzerne. Messe, Universitätsklinik und das Welterbe Zollverein ziehen Besucher an.',
    industries: ['energie', 'handel', 'gesundheit'],
    matters:
      'In Essen konkurrieren kleine Betriebe mit den Suchbudgets von Konzernen. Stadtteile wie Rüttenscheid oder Werden sind der bessere Ansatz.',
    note: {
      fact: 'Essen ist eine Stadt aus Stadtteilen: Rüttenscheid, Kettwig, Steele, Borbeck. Die Messe Essen füllt mehrmals im Jahr die Hotels.',
      assumption:
        '„Steele“ ist für einen Betrieb leichter zu gewinnen als „Essen“. Zimmer, Druckerei und Catering brauchen zusätzlich einen Messekalender auf der Seite.',
    },
  },
  duesseldorf: {
    site: 'am Rhein, Landeshauptstadt von Nordrhein-Westfalen',
    about:
      'Düsseldorf ist Stadt der Mode, der Messen und der Agenturen. Banken, Kanzleien und die größte japanische Gemeinde Deutschlands kommen hinzu.',
    industries: ['medien', 'finanzen', 'textil'],
    matters:
      'Messegäste, Kanzleien und japanische Firmen suchen in Düsseldorf Verschiedenes. Ein kleines Büro beginnt mit einer dieser Gruppen.',
    note: {
      fact: 'Bilk, Gerresheim und Kaiserswerth sind Stadtteile mit eigenem Kern.',
      assumption:
        'Suchen mit dem Stadtnamen sind dicht mit Portalen und Anzeigen belegt. Ein Stadtteil oder ein Fachwort wie „Steuerberatung für japanische GmbH“ ist ein erreichbares Ziel.',
    },
  },
  koeln: {
    site: 'zu beiden Seiten des Rheins, mit der Innenstadt auf der linken Seite',
    about:
      'Köln ist Medienstadt, Messeplatz und Versicherungsstandort. Die Universität, der Autobau in Niehl und die Chemie im Umland sichern Arbeit.',
    industries: ['medien', 'finanzen', 'handel'],
    matters:
      'Kölner suchen im Veedel. Ehrenfeld, Nippes oder Deutz im Text bringen nähere Kunden als der Name der ganzen Stadt.',
    note: {
      fact: 'Der Rhein teilt Köln, und der Weg von Kalk nach Lindenthal führt über eine Brücke. Von Weiberfastnacht bis Aschermittwoch ruht in vielen Betrieben die Arbeit.',
      assumption:
        'Am Anfang stehen die Viertel der letzten zwanzig Aufträge. Die drei häufigsten bekommen je einen Abschnitt; in den Karnevalstagen pausieren Anzeigen mit Rückruf.',
    },
  },
};
