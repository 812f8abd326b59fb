import type { CityFacts } from '../types.ts';

// Cities within about an hour of Roermond on both sides of the border.
export const BORDER_REGION: Readonly<Record<string, CityFacts>> = {
  roermond: {
    site: 'an der Mündung der Rur in die Maas, umgeben von den Seen der Maasplassen',
    about:
      'Roermond lebt von Einzelhandel, Wassersport und Dienstleistern. Das Designer Outlet am Rand der Altstadt zieht vor allem Käufer aus Deutschland an.',
    industries: ['handel', 'tourismus', 'gesundheit'],
    matters:
      'Wer in Roermond wirbt, braucht fast immer eine niederländische und eine deutsche Fassung. Öffnungszeiten an deutschen Feiertagen gehören auf die Startseite.',
    note: 'An deutschen Feiertagen, die in den Niederlanden Werktage sind, füllt sich Roermond zuerst rund um das Outlet. Die Betriebe in der Altstadt und im Roercenter gewinnen davon nur, wenn sie vorher gefunden werden. Gesucht wird dann auf Deutsch, mit Wörtern wie „Parken“, „geöffnet“ und „Frühstück“. Eine Seite, die nur Niederländisch spricht, fällt aus diesen Ergebnissen heraus. Unser eigenes Büro steht hier; Termine am Tisch sind ohne Anreise möglich.',
  },
  venlo: {
    site: 'an der Maas, wenige Kilometer vor der deutschen Grenze bei Straelen und Nettetal',
    about:
      'Venlo ist ein Umschlagplatz für Waren zwischen Rotterdam und dem Ruhrgebiet. Dazu kommen Gartenbau, Frischelogistik und ein Einkaufszentrum, das auf deutsche Kunden eingestellt ist.',
    industries: ['logistik', 'gartenbau', 'handel'],
    matters:
      'Speditionen in Venlo werben um Fahrer, Händler um Käufer vom Niederrhein. Beides verlangt getrennte Seiten mit eigener Sprache.',
    note: 'In Venlo stehen Lagerhallen und Gewächshäuser oft auf derselben Straße. Die Firmen dahinter verkaufen selten an Endkunden, suchen aber ständig Personal aus beiden Ländern. Auf vielen Firmenseiten fehlt genau dieser Teil: eine Stellenseite auf Deutsch, Niederländisch und Polnisch. In der Innenstadt ist es umgekehrt: Dort kennt man den deutschen Samstagskunden und schreibt Preisschilder zweisprachig, die Website bleibt aber einsprachig.',
  },
  maastricht: {
    site: 'an der Maas im Süden Limburgs, zwischen Belgien und der Grenze bei Aachen',
    about:
      'Maastricht verbindet Universität, Kongresse und Städtereisen. Gastronomie und kleine Läden prägen die Viertel Wyck und Jekerkwartier.',
    industries: ['tourismus', 'hochschule', 'kultur'],
    matters:
      'Gäste aus vier Sprachräumen vergleichen vor der Anreise. Buchung, Speisekarte und Anfahrt müssen deshalb auf Deutsch, Niederländisch, Französisch und Englisch stehen.',
    note: 'Maastricht ist die Stadt, in der wir am häufigsten über Sprachfassungen reden. An der Universität wird viel auf Englisch unterrichtet, Lüttich liegt näher als Eindhoven, und Aachener kommen zum Markt am Freitag. Wer nur übersetzt, verliert: Französische Gäste suchen nach anderen Wörtern als deutsche. Ein Restaurant braucht nicht zwanzig Seiten in vier Sprachen. Es braucht drei Seiten, die in jeder Sprache stimmen.',
  },
  eindhoven: {
    site: 'im Südosten Nordbrabants, an der Dommel',
    about:
      'Eindhoven ist mit der Brainport-Region auf Hochtechnik und Gestaltung ausgerichtet. Um Philips, ASML in Veldhoven und die Technische Universität arbeitet ein dichtes Netz von Zulieferern.',
    industries: ['elektronik', 'maschinenbau', 'it'],
    matters:
      'Technische Einkäufer prüfen Zertifikate, Toleranzen und Lieferzeiten, bevor sie anrufen. Englisch ist auf vielen Seiten die Hauptsprache.',
    note: 'In Eindhoven hören wir bei Zulieferern oft denselben Satz: Die Kunden kennen uns ohnehin. Das stimmt für die Stammkunden, aber nicht für deren neue Einkäufer. Die suchen nach Verfahren, Werkstoff und Losgröße, meist auf Englisch. Eine Seite je Verfahren mit Grenzwerten hilft mehr als ein Imagefilm. Zur Dutch Design Week im Oktober ändert sich das Bild: Dann suchen Besucher nach Orten, Uhrzeiten und Parkplätzen.',
  },
  venray: {
    site: 'im Norden Limburgs am Rand der Peel',
    about:
      'Venray liegt an der A73 zwischen Venlo und Nijmegen. Verpackung, Lebensmittel und Logistik stellen viele Arbeitsplätze, ringsum wirtschaften Höfe und Baumschulen.',
    industries: ['lebensmittel', 'logistik', 'gartenbau'],
    matters:
      'Viele Betriebe verkaufen an Firmen und kennen ihre zwanzig Kunden beim Namen. Die Website dient dort vor allem der Personalsuche und dem Nachweis von Normen.',
    note: 'Rund um Venray ist die Arbeitskraft das knappe Gut. Wir sehen Firmenseiten mit schönen Produktbildern, auf denen die offene Stelle als PDF hängt. Google findet solche Anzeigen schlecht, und auf dem Telefon liest sie niemand. Eine Stelle als eigene Seite mit Lohnspanne, Schicht und Anfahrt ab Deurne oder Horst bringt mehr Bewerbungen als eine weitere Produktseite.',
  },
  weert: {
    site: 'an der Zuid-Willemsvaart im Westen von Limburg',
    about:
      'Weert ist Einkaufsort für die Dörfer zwischen Roermond und Eindhoven. Druck, Metall und Baustoffe gehören zu den älteren Gewerben der Stadt.',
    industries: ['metall', 'handel', 'bau'],
    matters:
      'Kunden aus Belgien und Brabant sind in Weert so wichtig wie die eigenen. Ein Anfahrtsteil mit belgischer Vorwahl und Bahnverbindung erspart Rückfragen.',
    note: 'Weert wird in der Region gern unterschätzt, weil die größeren Nachbarn lauter sind. Für die Suche ist das ein Vorteil. Viele Begriffe mit dem Ortsnamen haben kaum gepflegte Ergebnisse, oft stehen Branchenbücher auf den ersten Plätzen. Ein Betrieb mit drei ordentlichen Leistungsseiten und gepflegtem Unternehmensprofil kommt hier schneller nach vorn als in Eindhoven.',
  },
  sittard: {
    site: 'an der schmalsten Stelle der Niederlande, zwischen der Maas und dem deutschen Selfkant',
    about: 'Sittard bildet mit Geleen eine Gemeinde. Der Chemiepark Chemelot und der Autobau in Born haben die Gegend geprägt.',
    industries: ['chemie', 'automotive', 'logistik'],
    matters: 'Fachfirmen rund um Chemelot müssen Sicherheitsnachweise zeigen können. Ein geschützter Bereich für Unterlagen spart Mails.',
    note: 'Zwischen Sittard und dem Selfkant liegt die Grenze mitten im Alltag. Wer in Tüddern wohnt, kauft in Sittard ein und umgekehrt. Auf Karten und in Branchenbüchern enden die Einträge trotzdem an der Landesgrenze. Wir legen bei Betrieben dort das Einzugsgebiet von Hand fest und nennen Orte auf beiden Seiten. Sonst schlägt die Suche dem Kunden aus Heinsberg einen Betrieb vor, der dreißig Kilometer weiter liegt.',
  },
  heerlen: {
    site: 'im früheren Steinkohlenrevier von Südlimburg, nördlich von Aachen',
    about:
      'Heerlen wandelte sich von der Bergbaustadt zu einem Ort für Verwaltung, Statistik und Pensionsverwaltung. Der Brightlands Smart Services Campus sammelt Firmen, die mit Daten arbeiten.',
    industries: ['it', 'verwaltung', 'finanzen'],
    matters:
      'Dienstleister in Heerlen arbeiten oft für Behörden. Barrierefreiheit und Datenschutz sind dort Teil der Ausschreibung, nicht Kür.',
    note: 'In Heerlen fällt auf, wie viele Firmen von Vorgängen leben: Anträge, Bescheide, Rückfragen. Solche Betriebe brauchen weniger Startseite und mehr Formular. Wir achten dort auf klare Zustände: eingegangen, in Prüfung, entschieden. Ein Kunde, der den Stand selbst sieht, ruft nicht an. Die Nähe zu Aachen hilft bei Fachkräften, verlangt aber Stellenseiten, die deutsches und niederländisches Steuerrecht auseinanderhalten.',
  },
  kerkrade: {
    site: 'direkt an der Grenze zu Herzogenrath, am Tal der Wurm',
    about:
      'Kerkrade und Herzogenrath arbeiten als Eurode zusammen, die Neustraße gehört beiden Ländern. Ausflugsziele wie der Zoo und das Kloster Rolduc bringen Gäste.',
    industries: ['tourismus', 'handwerk', 'handel'],
    matters:
      'In Kerkrade liegt die deutsche Kundschaft auf der anderen Straßenseite. Telefonnummern mit Landesvorwahl und Preise mit klarer Steuer gehören auf jede Seite.',
    note: 'An der Neustraße zwischen Kerkrade und Herzogenrath wechselt mit der Straßenseite das Land, die Vorwahl und das Impressumsrecht. Für Suchmaschinen sind das zwei getrennte Märkte. Ein Betrieb dort sollte seine Adresse nur einmal führen, aber in beiden Sprachen beschreiben, wen er beliefert. Doppelte Firmeneinträge in zwei Ländern verwirren Kunden und Kartendienste.',
  },
  helmond: {
    site: 'an der Zuid-Willemsvaart, östlich von Eindhoven',
    about:
      'Helmond kommt aus der Textil- und Metallindustrie. Heute bündelt der Automotive Campus Forschung und Ausbildung rund um das Fahrzeug, dazu kommt Lebensmitteltechnik.',
    industries: ['automotive', 'lebensmittel', 'textil'],
    matters:
      'Zwischen Konzern und Werkstatt ist in Helmond viel Platz für Mittelständler. Deren Seiten müssen zeigen, was ab welcher Stückzahl möglich ist.',
    note: 'Helmonder Betriebe stehen in der Suche oft hinter Eindhoven, obwohl sie zehn Minuten entfernt sind. Der Fehler liegt meist im Text: Aus Vorsicht nennt man die große Nachbarstadt, und für den eigenen Ort bleibt nichts übrig. Wir drehen das um. Der Ortsname steht bei Adresse, Team und Referenzen, Eindhoven nur dort, wo wirklich geliefert wird.',
  },
  nijmegen: {
    site: 'auf dem hohen Ufer der Waal, kurz vor der Grenze bei Kranenburg',
    about:
      'Nijmegen ist eine der ältesten Städte der Niederlande. Die Radboud-Universität, Kliniken und Halbleitertechnik bestimmen den Arbeitsmarkt.',
    industries: ['gesundheit', 'hochschule', 'elektronik'],
    matters:
      'Praxen und Institute in Nijmegen sprechen mit Patienten, Studierenden und Fachleuten zugleich. Die Startseite muss diese drei Wege in Sekunden trennen.',
    note: 'Im Juli laufen in Nijmegen die Viertagemärsche, und die Stadt ist eine Woche lang ausgebucht. Für Hotels, Cafés und Sanitätshäuser entscheidet sich das Geschäft Monate vorher, wenn Teilnehmer Quartiere suchen. Viele davon kommen aus Deutschland. Aus Kleve und Kranenburg wohnen viele Pendler gleich hinter der Grenze. Sie suchen Zahnarzt, Kita und Werkstatt mal auf Deutsch, mal auf Niederländisch.',
  },
  aachen: {
    site: 'am Dreiländereck mit Belgien und den Niederlanden, am Nordrand der Eifel',
    about: 'Aachen lebt von der RWTH, von Ausgründungen und von Maschinenbau. Dazu kommen Süßwaren, Dom und Kurbetrieb.',
    industries: ['hochschule', 'maschinenbau', 'it'],
    matters:
      'Technische Angebote aus Aachen werden oft von Fachleuten geprüft. Datenblätter und Ansprechpartner wiegen dort mehr als Werbesätze.',
    note: 'In Aachen treffen zwei Kundenkreise aufeinander. Die einen kommen von der Hochschule, lesen Englisch und vergleichen genau. Die anderen wohnen in Burtscheid oder Brand und wollen einen Termin am Nachmittag. Ein Betrieb, der beide bedient, sollte sie nicht in denselben Text zwingen. Dazu kommt die Grenze: Vaals und Kelmis liegen im Einzugsgebiet, tauchen aber in deutschen Branchenbüchern nicht auf.',
  },
  herzogenrath: {
    site: 'im Wurmtal, Mauer an Mauer mit dem niederländischen Kerkrade',
    about:
      'Herzogenrath stellt seit Langem Glas her und hat mit dem Technologiepark Kohlscheid Softwarefirmen gewonnen. Viele Einwohner arbeiten in Aachen.',
    industries: ['it', 'metall', 'handwerk'],
    matters:
      'Kohlscheid, Merkstein und Herzogenrath-Mitte werden getrennt gesucht. Ein Betrieb sollte den Stadtteil in Adresse und Text nennen.',
    note: 'In Herzogenrath ist der Grenzübergang kein Ausflug, sondern der Weg zum Supermarkt. Handwerker von hier nehmen Aufträge in Kerkrade und Landgraaf an. Sie unterschätzen dabei die Form: Ein Angebot an niederländische Privatkunden braucht andere Steuerangaben. Auf der Website genügt ein kurzer Absatz dazu, wer jenseits der Grenze beliefert wird und auf welche Weise.',
  },
  alsdorf: {
    site: 'im ehemaligen Aachener Steinkohlenrevier',
    about:
      'Alsdorf hat auf dem Gelände der Grube Anna Schulen, Handel und ein Energiemuseum angesiedelt. In den Gewerbegebieten sitzen Lebensmittel- und Technikfirmen.',
    industries: ['handwerk', 'lebensmittel', 'energie'],
    matters: 'Alsdorfer Kunden vergleichen mit Aachen und Würselen. Wer Parkplatz, Preis und Termin nennt, gewinnt den kürzeren Weg.',
  },
  wuerselen: {
    site: 'am Aachener Kreuz, wo sich die A4 und die A44 treffen',
    about: 'Würselen ist Gewerbestandort vor den Toren Aachens. Handel, Medizintechnik und der Flugplatz Merzbrück gehören zum Bild.',
    industries: ['handel', 'gesundheit', 'logistik'],
    matters: 'Die Lage am Autobahnkreuz bringt Laufkundschaft aus drei Ländern. Anfahrt und Ladezone sind hier echte Verkaufsargumente.',
  },
  heinsberg: {
    site: 'im Tal der Wurm, zwischen Rur und niederländischer Grenze',
    about:
      'Heinsberg ist Kreisstadt des westlichsten Kreises in Deutschland. Handwerk, Landmaschinen und mittelgroße Produktionsbetriebe prägen die Umgebung.',
    industries: ['handwerk', 'bau', 'metall'],
    matters:
      'Im Heinsberger Land zählt der Name des Inhabers mehr als die Marke. Gesicht, Rufnummer und Beispiele aus dem Ort gehören nach oben.',
    note: 'Heinsberg liegt näher an Roermond als an Aachen, wird aber wirtschaftlich meist nach Süden gedacht. Betriebe aus Karken oder Kirchhoven haben längst niederländische Kunden, schreiben das jedoch nirgends hin. In der Suche entsteht so eine Lücke entlang der Grenze. Ein Satz mit den Orten Posterholt, Roermond und Vlodrop schließt sie oft schon.',
  },
  erkelenz: {
    site: 'auf der Lössbörde am Rand des Tagebaus Garzweiler',
    about:
      'Erkelenz ist Wohn- und Handelsort mit Bahnanschluss nach Aachen und Düsseldorf. Bohrtechnik und Anlagenbau haben hier Tradition.',
    industries: ['maschinenbau', 'energie', 'handwerk'],
    matters:
      'Der Wandel im Rheinischen Revier bringt neue Flächen und neue Nachbarn. Firmen sollten früh zeigen, woran sie nach der Kohle arbeiten.',
    note: 'In Erkelenz reden Unternehmer über den Tagebau anders als anderswo: nicht als Debatte, sondern als Nachbar. Umgesiedelte Orte tragen auf Karten zwei Namen, alt und neu. Für einen Handwerker ist das ein Problem der Auffindbarkeit. Wir prüfen hier jede Adresse einzeln, in Kartendiensten, Branchenbüchern und im eigenen Text, und nennen beide Schreibweisen, solange Kunden beide benutzen.',
  },
  hueckelhoven: {
    site: 'an der Rur, im früheren Bergbaugebiet um die Zeche Sophia-Jacoba',
    about:
      'Hückelhoven hat nach dem Ende der Zeche Gewerbeparks und großflächigen Handel aufgebaut. In Baal und Ratheim sitzen Metall- und Logistikfirmen.',
    industries: ['handel', 'metall', 'logistik'],
    matters:
      'Käufer fahren nach Hückelhoven mit dem Auto und einer Liste. Bestand und Abholzeit online zu zeigen, lohnt sich hier besonders.',
    note: 'Hückelhoven besteht aus Orten, die sich selbst als eigene Orte sehen. Wer in Ratheim sucht, tippt Ratheim. Viele Firmen pflegen nur den Namen der Stadt und wundern sich über fehlende Anrufe aus dem Nachbarviertel. Wir schreiben dann keine zehn Ortsseiten, sondern einen Abschnitt mit echten Aufträgen je Ort. Das liest sich gut und wird gefunden.',
  },
  geilenkirchen: {
    site: 'an der Wurm, nahe der Grenze bei Brunssum',
    about: 'Geilenkirchen ist durch den NATO-Flugplatz international. Ansonsten bestimmen Handwerk, Pflege und Landwirtschaft den Ort.',
    industries: ['handwerk', 'gesundheit', 'handel'],
    matters:
      'Neben Deutsch und Niederländisch zählt in Geilenkirchen auch Englisch. Familien am Stützpunkt suchen Ärzte, Werkstätten und Schulen in dieser Sprache.',
    note: 'In Geilenkirchen wohnen Familien aus vielen NATO-Staaten, oft für wenige Jahre. Sie kennen keinen Betrieb vom Hörensagen und suchen alles neu. Eine einzige englische Seite mit Leistungen, Preisen und Anfahrt reicht, um sie zu erreichen. Kaum ein Betrieb hat sie. Gleichzeitig bleibt die Stammkundschaft aus Gangelt und Übach-Palenberg deutsch und ruft lieber an.',
  },
  wegberg: {
    site: 'im Naturpark Schwalm-Nette, an der Quelle der Schwalm',
    about: 'Wegberg ist für Mühlen, Radwege und den Grenzlandring bekannt. Kleine Betriebe, Pflege und Ausflugsgastronomie tragen den Ort.',
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
    note: 'Kaldenkirchen war lange Zollort. Heute fährt man ohne Halt nach Venlo, doch die Papiere bleiben. In Nettetal sitzen Firmen, die genau daraus ein Geschäft machen: Zoll, Lager, Begleitpapiere. Ihre Kunden suchen nach Formularnamen und Nummern, nicht nach schönen Worten. Eine Seite je Vorgang, mit Frist und Preis, ist dort die beste Werbung.',
  },
  viersen: {
    site: 'am Rand der Niersniederung, westlich von Krefeld',
    about:
      'Viersen besteht aus den früher selbstständigen Städten Viersen, Dülken und Süchteln. Lebensmittel, Maschinenbau und Kliniken sind wichtige Arbeitgeber.',
    industries: ['lebensmittel', 'gesundheit', 'maschinenbau'],
    matters: 'Dülken und Süchteln haben eigene Ortskerne und eigene Kunden. Ein Betrieb sollte sagen, in welchem er sitzt.',
    note: 'In Viersen merkt man beim Durchsehen von Suchanfragen, dass die Eingemeindung nie ganz angekommen ist. „Friseur Dülken“ und „Friseur Süchteln“ sind eigene Märkte. Gleichzeitig gehört Viersen zu den Orten, aus denen am Wochenende viele nach Venlo fahren. Händler halten dagegen, wenn sie zeigen, was vorrätig ist. Verfügbarkeit im Laden schlägt hier den Rabatt.',
  },
  moenchengladbach: {
    site: 'am Oberlauf der Niers, mit zwei Zentren: Gladbach und Rheydt',
    about:
      'Mönchengladbach war Textilstadt und ist heute ein Standort für Logistik, Modehandel und Maschinenbau. Die Hochschule Niederrhein bildet Textilfachleute aus.',
    industries: ['textil', 'logistik', 'maschinenbau'],
    matters: 'Zwei Innenstädte bedeuten zwei Suchorte. Texte sollten Rheydt nicht verstecken.',
    note: 'Mönchengladbach hat zwei Hauptbahnhöfe, und das sagt alles über die Stadt. Rheydter Kunden suchen Rheydt. In den Gewerbegebieten an der A61 arbeiten große Versandlager, und ringsum entstehen kleine Onlinehändler, die dort gelernt haben. Sie kommen oft mit fertigem Sortiment und ohne saubere Rechtstexte zu uns. Die Reihenfolge sollte umgekehrt sein: erst Pflichtangaben und Steuern, dann Produktbilder.',
  },
  krefeld: {
    site: 'am linken Rheinufer, mit eigenem Hafen in Uerdingen und Linn',
    about: 'Krefeld hat seinen Namen mit Samt und Seide gemacht. Heute tragen Chemie in Uerdingen, Edelstahl und Maschinenbau die Stadt.',
    industries: ['chemie', 'metall', 'textil'],
    matters: 'Industriekunden in Krefeld prüfen Nachweise, Privatkunden fragen nach dem Termin. Beides braucht einen eigenen Einstieg.',
    note: 'In Krefeld treffen alte Namen auf junge Nachfolger. Wir sehen Betriebe in dritter Generation, deren Website noch die Faxnummer oben führt. Die neue Leitung will modern wirken, verliert dabei aber oft das Beste: die Geschichte und die Fotos aus der Werkstatt. In einer Stadt der Weber und Färber ist Herkunft ein Argument. Man muss sie nur knapp erzählen.',
  },
  neuss: {
    site: 'an der Mündung der Erft in den Rhein, gegenüber von Düsseldorf',
    about: 'Neuss betreibt mit Düsseldorf einen der großen deutschen Binnenhäfen. Ölmühlen, Aluminium und Handel haben hier ihren Sitz.',
    industries: ['hafen', 'lebensmittel', 'metall'],
    matters: 'Neusser Betriebe werden oft zu Düsseldorf gerechnet und gehen dort unter. Ein klares Bekenntnis zum Ort hilft in der Suche.',
    note: 'Ende August steht in Neuss eine Woche lang vieles still: Schützenfest. Wer in dieser Zeit neue Kunden erwartet, plant falsch; wer vorher Blumen, Uniformen oder Catering verkauft, braucht seine Seite im Frühjahr fertig. Das Beispiel gilt allgemein. Der Kalender einer Stadt bestimmt, wann gesucht wird, und in Neuss hat er ein deutliches Zentrum.',
  },
  kempen: {
    site: 'am Niederrhein zwischen Krefeld und Geldern, mit erhaltener Altstadt',
    about:
      'Kempen verbindet eine dichte Innenstadt mit kleinen Läden und ein Gewerbegebiet am Außenring. Buchdruck und Lebensmittel haben hier Betriebe.',
    industries: ['handel', 'kultur', 'lebensmittel'],
    matters: 'Der Kempener Einzelhandel lebt von Besuchern, die zu Fuß bummeln. Die Website soll zeigen, was es nur im Laden gibt.',
    note: 'In Kempen ist der Leerstand in der Altstadt geringer als in mancher größeren Stadt, und das Publikum kommt gezielt. Viele Läden führen keinen Onlineshop und brauchen auch keinen. Was fehlt, ist eine gepflegte Auskunft: Ist das Geschäft am Montag offen, wird Reparatur angenommen, wo kann ich parken? Drei Antworten, sauber hinterlegt, bringen mehr als ein Warenkorb.',
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
    matters: 'In Geldern wird noch viel empfohlen. Die Website bestätigt, was der Nachbar gesagt hat, und muss daher Gesichter zeigen.',
  },
  kevelaer: {
    site: 'an der Niers, als Wallfahrtsort weit über den Niederrhein bekannt',
    about: 'Kevelaer lebt von Pilgern, Gastronomie und Kunsthandwerk. Orgelbau, Glasmalerei und Verlage haben hier Werkstätten.',
    industries: ['tourismus', 'handwerk', 'kultur'],
    matters:
      'Gruppenleiter buchen in Kevelaer Monate im Voraus, meist von Mai bis Oktober. Ein Anfrageformular für Gruppen spart beiden Seiten Telefonate.',
  },
  goch: {
    site: 'an der Niers, kurz vor der Grenze bei Gennep',
    about: 'Goch ist ein Einkaufs- und Gewerbeort im Kreis Kleve. Lebensmittel, Bürsten und Maschinen wurden und werden hier hergestellt.',
    industries: ['lebensmittel', 'maschinenbau', 'handel'],
    matters: 'Nach Goch kommen Niederländer zum Tanken und Einkaufen. Ein paar Zeilen auf Niederländisch sind schnell bezahlt.',
  },
  kleve: {
    site: 'am Spoykanal, zwischen Reichswald und Rhein',
    about:
      'Kleve ist Kreisstadt und Sitz der Hochschule Rhein-Waal, die viel auf Englisch lehrt. Lebensmittel, Schuhe und Handel mit niederländischen Kunden sind alte Gewerbe.',
    industries: ['hochschule', 'lebensmittel', 'handel'],
    matters: 'Studierende aus aller Welt und Nachbarn aus Gelderland kaufen in Kleve ein. Zwei kurze Sprachfassungen sind hier kein Luxus.',
    note: 'In Kleve hört man an der Kasse drei Sprachen, und das ist im Netz kaum zu sehen. Viele Läden der Großen Straße werben nur auf Deutsch, obwohl samstags die Kennzeichen aus Nijmegen überwiegen können. Umgekehrt ziehen Niederländer in Klever Baugebiete und suchen dann Handwerker. Wer beides bedient, braucht keine doppelte Website, sondern eine gute niederländische Seite mit Preisen und Telefonzeiten.',
  },
  'emmerich-am-rhein': {
    site: 'am rechten Rheinufer, letzte deutsche Stadt vor den Niederlanden',
    about:
      'Emmerich ist Zoll- und Hafenort an der Strecke von Rotterdam ins Ruhrgebiet. Öle, Kaffee und Container werden hier umgeschlagen und verarbeitet.',
    industries: ['hafen', 'logistik', 'lebensmittel'],
    matters: 'In Emmerich entscheidet oft der Disponent, nicht der Chef. Er sucht Annahmezeiten, Zollstelle und Rampe.',
  },
  juelich: {
    site: 'an der Rur, in der Börde zwischen Aachen und Köln',
    about:
      'Jülich ist durch das Forschungszentrum bekannt. Zuckerrüben, Papier und junge Firmen für Wasserstoff und Batterien ergänzen das Bild.',
    industries: ['hochschule', 'energie', 'lebensmittel'],
    matters:
      'Ausgründungen aus der Forschung müssen Laien erklären, was sie verkaufen. Ein Absatz ohne Fachwort ist die schwerste und wichtigste Aufgabe.',
    note: 'Im Brainergy Park bei Jülich entstehen Firmen, deren Produkt noch keine Suchbegriffe hat. Dort hilft kein Werkzeug für Suchvolumen. Wir fragen stattdessen, welches Problem der Kunde heute in das Suchfeld tippt, und schreiben dazu eine ehrliche Seite. Der Rest des Ortes sucht ganz gewöhnlich: Dachdecker, Physiotherapie, Steuerberatung. Beides nebeneinander macht Jülich ungewöhnlich.',
  },
  dueren: {
    site: 'an der Rur, am Nordrand der Eifel',
    about: 'Düren ist seit Jahrhunderten Papierstadt. Automobilzulieferer, Metall und Zuckerfabrik kamen dazu.',
    industries: ['metall', 'automotive', 'chemie'],
    matters:
      'Dürener Hersteller verkaufen an wenige große Abnehmer. Ihre Seiten sollen prüfenden Einkäufern Fragen zu Normen und Mengen abnehmen.',
    note: 'Wer in Düren Papier macht, hat Wörter, die sonst niemand benutzt: Rakel, Strich, Dekor. Auf den Websites fehlen sie häufig, weil eine Agentur sie glatt gebügelt hat. Einkäufer suchen aber genau danach. Wir lassen Fachwörter stehen und erklären sie in einem Nebensatz. So findet der Profi die Seite, und der Bewerber aus Kreuzau versteht sie.',
  },
  eschweiler: {
    site: 'an der Inde, zwischen Aachen und Düren',
    about:
      'Eschweiler war Bergbau- und Stahlstadt und liegt heute am Rand des Rheinischen Reviers. Industriepark, Kraftwerk Weisweiler und Handel prägen den Ort.',
    industries: ['energie', 'metall', 'logistik'],
    matters: 'Mit dem Ende der Kohle suchen Zulieferer neue Kunden. Referenzen außerhalb der Energie gehören nach vorn.',
  },
  stolberg: {
    site: 'im engen Tal der Vicht, südöstlich von Aachen',
    about: 'Stolberg ist als Kupferstadt bekannt und verarbeitet bis heute Metall und Glas. Die Burg und die Altstadt bringen Ausflügler.',
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
    matters: 'In Duisburg geht es um Tonnen, Termine und Papiere. Eine Website sollte Ansprechpartner je Verkehrsträger nennen.',
    note: 'In Duisburg sehen wir Dienstleister, die im Hafen jeder kennt und im Netz niemand findet. Ihre Kunden waren lange Nachbarn. Seit Züge aus China und neue Terminals dazukamen, sitzen Auftraggeber woanders und suchen auf Englisch. Eine gute Seite für einen Duisburger Lagerbetrieb zeigt Gleisanschluss, Hallenhöhe und Zollstatus auf einen Blick. Ein Foto vom Tor sagt mehr als zehn Sätze.',
  },
  essen: {
    site: 'zwischen Ruhr und Emscher, mitten im Ruhrgebiet',
    about: 'Essen ist Sitz großer Energie- und Handelskonzerne. Messe, Universitätsklinik und das Welterbe Zollverein ziehen Besucher an.',
    industries: ['energie', 'handel', 'gesundheit'],
    matters:
      'In Essen konkurrieren kleine Betriebe mit den Suchbudgets von Konzernen. Stadtteile wie Rüttenscheid oder Werden sind der bessere Ansatz.',
    note: 'In Essen suchen Menschen nach Stadtteilen: Rüttenscheid, Kettwig, Steele, Borbeck. Ein Betrieb, der „Essen“ gewinnen will, tritt gegen Portale an. Einer, der „Steele“ gewinnen will, tritt gegen drei Nachbarn an. Zu Messezeiten kippt das Bild noch einmal, dann suchen Fremde nach Zimmern, Druckereien und Caterern. Wer davon lebt, braucht einen Messekalender auf der Seite.',
  },
  duesseldorf: {
    site: 'am Rhein, Landeshauptstadt von Nordrhein-Westfalen',
    about:
      'Düsseldorf ist Stadt der Mode, der Messen und der Agenturen. Banken, Kanzleien und die größte japanische Gemeinde Deutschlands kommen hinzu.',
    industries: ['medien', 'finanzen', 'textil'],
    matters:
      'Die Ansprüche an Gestaltung sind in Düsseldorf hoch, die Konkurrenz auch. Ein kleines Büro überzeugt mit einem klaren Angebot für eine klare Gruppe.',
    note: 'Düsseldorf ist der schwierigste Suchmarkt in unserem Umkreis. Fast jeder Begriff mit dem Stadtnamen ist mit Portalen und Anzeigen belegt. Wir raten kleinen Betrieben deshalb, nicht bei der Stadt zu beginnen. Bilk, Gerresheim oder Kaiserswerth sind erreichbare Ziele. Auch Fachwörter helfen: „Steuerberatung für Japanische GmbH“ hat wenige Treffer, aber ernste Anfragen.',
  },
  koeln: {
    site: 'zu beiden Seiten des Rheins, mit der Innenstadt auf der linken Seite',
    about:
      'Köln ist Medienstadt, Messeplatz und Versicherungsstandort. Die Universität, der Autobau in Niehl und die Chemie im Umland sichern Arbeit.',
    industries: ['medien', 'finanzen', 'handel'],
    matters: 'Kölner suchen im Veedel. Ehrenfeld, Nippes oder Deutz im Text bringen nähere Kunden als der Name der ganzen Stadt.',
    note: 'In Köln entscheidet die Rheinseite. Kunden aus Kalk fahren ungern nach Lindenthal, auch wenn Karten das nahelegen. Wir fragen deshalb zuerst, aus welchen Vierteln die letzten zwanzig Aufträge kamen. Meist sind es drei. Diese drei bekommen einen eigenen Abschnitt mit echten Beispielen. Und noch etwas: Zwischen Weiberfastnacht und Aschermittwoch sollte keine Anzeige laufen, die auf Rückrufe wartet.',
  },
};
