import type { CityFacts } from '../types.ts';

// Rhineland, Bergisches Land, Eifel and the lower Rhine beyond the border region.
export const RHINELAND: Readonly<Record<string, CityFacts>> = {
  bergheim: {
    site: 'an der Erft, im Rheinischen Revier',
    about:
      'Bergheim ist Kreisstadt des Rhein-Erft-Kreises und war lange Kohlestadt. Aluminium, Verwaltung und Handel geben heute Arbeit.',
    industries: ['energie', 'metall', 'verwaltung'],
    matters:
      'Zulieferer aus Bergheim stellen sich auf die Zeit nach dem Tagebau ein. Neue Leistungen brauchen eigene Seiten, bevor der letzte Altauftrag endet.',
  },
  'bergisch-gladbach': {
    site: 'am Übergang von der Kölner Bucht ins Bergische Land',
    about:
      'Bergisch Gladbach war Papierstadt und ist heute Wohnort vieler Kölner Pendler. Kliniken, Feinkost und Sterneküche gehören dazu.',
    industries: ['gesundheit', 'handwerk', 'lebensmittel'],
    matters:
      'Bensberg und Refrath sind eigene Suchorte neben dem Stadtnamen. Wer dort wirbt, zeigt Ergebnisse und nennt Preise von bis.',
  },
  bonn: {
    site: 'am Rhein, dort wo das Siebengebirge beginnt',
    about:
      'Bonn ist Bundesstadt mit Ministerien, Vereinten Nationen, Telekommunikation und Post. Die Universität und viele Verbände kommen hinzu.',
    industries: ['verwaltung', 'hochschule', 'it'],
    matters:
      'Verbände und Behörden vergeben in Bonn nach festen Regeln. Barrierefreiheit und Nachweise zum Datenschutz entscheiden mit.',
  },
  bruehl: {
    site: 'am Osthang der Ville, zwischen Köln und Bonn',
    about:
      'Brühl lebt von den Schlössern, dem Phantasialand und einer dichten Innenstadt. Viele Einwohner pendeln nach Köln oder Bonn.',
    industries: ['tourismus', 'handel', 'gesundheit'],
    matters:
      'Besucher des Parks und der Schlösser suchen spontan nach Essen und Betten. Zwei Berührungen bis zum Tisch oder Bett sind in Brühl das Ziel.',
  },
  dormagen: {
    site: 'am linken Rheinufer zwischen Neuss und Köln',
    about:
      'Dormagen hat mit dem Chempark einen großen Industriestandort. Die Feste Zons und die Nähe zu zwei Großstädten bringen Gäste und Pendler.',
    industries: ['chemie', 'logistik', 'tourismus'],
    matters:
      'Dienstleister am Chempark müssen Zulassungen belegen. Zons dagegen braucht Bilder, Uhrzeiten und Fährplan.',
  },
  erftstadt: {
    site: 'an der Erft, südwestlich von Köln',
    about:
      'Erftstadt besteht aus Lechenich, Liblar und vielen Dörfern. Handwerk, Landwirtschaft und Pendler bestimmen den Alltag.',
    industries: ['handwerk', 'bau', 'gesundheit'],
    matters:
      'Seit dem Hochwasser von 2021 ist die Nachfrage nach Sanierung hoch. Betriebe sollten Wartezeiten offen nennen und Anfragen vorsortieren.',
  },
  erkrath: {
    site: 'an der Düssel, mit dem Neandertal vor der Tür',
    about:
      'Erkrath liegt zwischen Düsseldorf und Mettmann und besteht aus Alt-Erkrath, Hochdahl und Unterfeldhaus. Technik- und Handelsfirmen sitzen in den Gewerbegebieten.',
    industries: ['elektronik', 'handel', 'handwerk'],
    matters:
      'Hochdahl sucht anders als Unterfeldhaus: hier Familien, dort Firmen. Ein Betrieb sollte sich für eine der beiden Gruppen zuerst entscheiden.',
  },
  euskirchen: {
    site: 'am Rand der Eifel, in der Zülpicher Börde',
    about:
      'Euskirchen ist Kreisstadt mit Papier, Zucker und Industrie am Stadtrand. Für die Nordeifel ist sie Einkaufs- und Klinikort.',
    industries: ['lebensmittel', 'gesundheit', 'metall'],
    matters:
      'Kunden kommen aus einem weiten, dünn besiedelten Umland. Anfahrtskosten und Liefertage gehören sichtbar auf die Seite.',
  },
  frechen: {
    site: 'westlich von Köln, am Rand der Ville',
    about:
      'Frechen war Töpfer- und Kohlestadt. Heute wachsen Handel, Logistik und Medienfirmen, weil Köln wenige Minuten entfernt ist.',
    industries: ['handel', 'logistik', 'medien'],
    matters:
      'Frechener Betriebe bieten Kölner Leistungen mit Parkplatz. Genau das sollte in zwei Sätzen auf der Startseite stehen.',
  },
  grevenbroich: {
    site: 'an der Erft, nördlich der Tagebaue',
    about:
      'Grevenbroich nannte sich Hauptstadt der Energie. Kraftwerke, Aluminium und Maschinenbau prägten die Stadt, Rechenzentren und neue Industrie sollen folgen.',
    industries: ['energie', 'metall', 'maschinenbau'],
    matters:
      'In Grevenbroich wird gerade umgeschult und umgebaut. Wer Fachkräfte sucht, braucht Stellenseiten, die den Wechsel erklären.',
  },
  gummersbach: {
    site: 'im Oberbergischen, zwischen Agger- und Genkeltalsperre',
    about:
      'Gummersbach ist Kreisstadt mit Kunststoff, Armaturen und einem Campus der TH Köln. Handball und Einkaufszentrum stehen auf dem alten Steinmüller-Gelände.',
    industries: ['maschinenbau', 'hochschule', 'metall'],
    matters:
      'Oberbergische Hersteller verkaufen weltweit und treten zu Hause leise auf. Eine deutsche Stellenseite und eine englische Produktseite genügen oft.',
  },
  hilden: {
    site: 'an der Itter, zwischen Düsseldorf und Solingen',
    about:
      'Hilden ist dicht bebaut und hat eine lebendige Fußgängerzone. Lacke, Autoteile und Biotechnik werden hier hergestellt.',
    industries: ['chemie', 'handel', 'gesundheit'],
    matters:
      'Auf kleiner Fläche stehen in Hilden viele Anbieter nebeneinander. Bewertungen und aktuelle Fotos entscheiden um hundert Meter.',
  },
  huerth: {
    site: 'südwestlich vor Köln, auf früherem Braunkohleland',
    about:
      'Hürth beherbergt Fernsehstudios und den Chemiepark Knapsack. Das Einkaufszentrum zieht Kunden aus dem Kölner Westen.',
    industries: ['medien', 'chemie', 'handel'],
    matters:
      'Zwischen Studio und Chemieanlage liegen in Hürth Welten. Dienstleister sollten Referenzen nach Branche trennen.',
  },
  kaarst: {
    site: 'westlich von Neuss, nahe dem Nordkanal',
    about:
      'Kaarst ist Wohnstadt mit Gewerbegebiet an der A57. IT-Firmen, Handel und viele Selbstständige arbeiten hier.',
    industries: ['it', 'handel', 'gesundheit'],
    matters:
      'Viele Kaarster Firmen bestehen aus ein bis fünf Personen. Eine schlanke Seite mit Terminbuchung passt besser als ein großes Portal.',
  },
  kerpen: {
    site: 'an der Erft, am Autobahnkreuz westlich von Köln',
    about:
      'Kerpen besteht aus Kerpen, Sindorf, Horrem und Türnich. Logistik, Kohle und Motorsport haben den Ort bekannt gemacht.',
    industries: ['logistik', 'automotive', 'energie'],
    matters:
      'Fahrer und Lagerkräfte werden rund um Kerpen überall gesucht. Eine Bewerbung in drei Feldern bringt mehr als ein Formular über zwei Seiten.',
  },
  langenfeld: {
    site: 'zwischen Düsseldorf und Leverkusen',
    about:
      'Langenfeld zieht mit niedrigen Hebesätzen Unternehmen an. Folien, Elektronik und Vertriebszentralen sitzen in den Gewerbegebieten.',
    industries: ['elektronik', 'chemie', 'handel'],
    matters:
      'Von Langenfeld aus wird oft bundesweit verkauft. Lokale Suche ist hier nur für Praxen, Handwerk und Gastronomie der erste Schritt.',
  },
  leverkusen: {
    site: 'an der Mündung der Wupper in den Rhein',
    about:
      'Leverkusen ist aus einem Chemiewerk gewachsen, und der Chempark bestimmt die Stadt. Opladen und Schlebusch haben eigene Zentren.',
    industries: ['chemie', 'gesundheit', 'handwerk'],
    matters:
      'Opladen, Wiesdorf und Schlebusch werden als drei Orte gesucht. Ein Betrieb nennt besser zwei davon genau als alle ungefähr.',
  },
  meerbusch: {
    site: 'am Rhein gegenüber von Düsseldorf',
    about:
      'Meerbusch ist Wohnort mit hoher Kaufkraft, vor allem in Büderich. Gartenbau, Beratung und Medizin sind stark vertreten.',
    industries: ['finanzen', 'gesundheit', 'gartenbau'],
    matters:
      'Diskretion ist in Meerbusch ein Verkaufsargument. Referenzen dürfen ohne Namen stehen, wenn das Vorgehen genau beschrieben ist.',
  },
  moers: {
    site: 'am linken Niederrhein, westlich von Duisburg',
    about:
      'Moers war Zechenstadt und ist heute Handels- und Kulturort mit Jazzfestival und Schloss. Bergbautechnik lebt in Spezialfirmen weiter.',
    industries: ['handel', 'kultur', 'maschinenbau'],
    matters:
      'Kamp-Lintfort, Rheinberg und Neukirchen-Vluyn kaufen in Moers ein. Diese Namen gehören in den Text über das Liefergebiet.',
  },
  neuwied: {
    site: 'am Mittelrhein, im Neuwieder Becken',
    about:
      'Neuwied ist eine planmäßig angelegte Residenzstadt mit Deich. Bims, Papier und Stahl waren die alten Gewerbe, Versicherungen und Zoo kamen dazu.',
    industries: ['bau', 'metall', 'finanzen'],
    matters:
      'Neuwied steht im Schatten von Koblenz und hat doch eigene Kunden im Westerwald. Die Täler gehören namentlich auf die Karte.',
  },
  koblenz: {
    site: 'am Deutschen Eck, wo die Mosel in den Rhein fließt',
    about:
      'Koblenz ist Verwaltungs- und Garnisonsstadt mit Bundesarchiv und Bundeswehrkrankenhaus. Tourismus und Onlinehandel sind gewachsen.',
    industries: ['verwaltung', 'tourismus', 'handel'],
    matters:
      'Zwischen Ostern und Oktober ändert sich in Koblenz die Kundschaft. Die Startseite darf mit der Jahreszeit wechseln.',
  },
  pulheim: {
    site: 'nordwestlich von Köln, in der Ebene am Stommeler Busch',
    about:
      'Pulheim umfasst Brauweiler mit seiner Abtei, Stommeln und Sinnersdorf. Handwerk, Technikfirmen und Pendler leben hier nebeneinander.',
    industries: ['handwerk', 'elektronik', 'kultur'],
    matters:
      'Wer in Pulheim wohnt und in Köln arbeitet, sucht abends. Erreichbarkeit nach 18 Uhr, notfalls per Chat, gehört auf die Startseite.',
  },
  ratingen: {
    site: 'am Rand des Bergischen Landes, nördlich von Düsseldorf',
    about:
      'Ratingen hat viele Firmensitze aus Informationstechnik und Handel angezogen. Die Altstadt und das Angertal sind beliebt.',
    industries: ['it', 'elektronik', 'handel'],
    matters:
      'In Ratingen West und Ost sitzen Firmen mit internationalem Einkauf. Englische Kurzfassungen und klare Rechnungswege helfen.',
  },
  remscheid: {
    site: 'auf den Höhen des Bergischen Landes',
    about:
      'Remscheid stellt Werkzeuge, Wärmetechnik und Maschinen her. Das Röntgen-Museum in Lennep erinnert an den berühmten Sohn der Stadt.',
    industries: ['metall', 'maschinenbau', 'handwerk'],
    matters:
      'Remscheider Werkzeuge kennt die Welt, ihre Hersteller kennt nur der Fachhandel. Ein Produktfinder nach Norm und Maß schließt die Lücke.',
  },
  'sankt-augustin': {
    site: 'an der Sieg, gegenüber von Bonn',
    about:
      'Sankt Augustin beherbergt eine Fachhochschule, Institute der Fraunhofer-Gesellschaft und Einrichtungen der Bildung. Der Handel sitzt am Zentrum Huma.',
    industries: ['hochschule', 'it', 'handel'],
    matters:
      'Forschung, Behörden und Familien suchen in Sankt Augustin sehr Verschiedenes. Eine Seite je Zielgruppe verhindert Missverständnisse.',
  },
  siegburg: {
    site: 'an der Sieg, am Fuß des Michaelsbergs',
    about:
      'Siegburg ist Kreisstadt mit ICE-Halt und einer kompakten Innenstadt. Verwaltung, Klinik und Handel sind die großen Arbeitgeber.',
    industries: ['verwaltung', 'gesundheit', 'handel'],
    matters:
      'Mit dem ICE ist Frankfurt näher als gedacht. Berater aus Siegburg sollten ihre Erreichbarkeit mit der Bahn nennen.',
  },
  solingen: {
    site: 'über der Wupper im Bergischen Land',
    about:
      'Solingen steht für Klingen und Bestecke, der Name ist rechtlich geschützt. Daneben arbeiten Gießereien, Galvanik und Zulieferer.',
    industries: ['metall', 'handel', 'maschinenbau'],
    matters:
      'Wer unter dem Namen Solingen verkauft, muss die Herkunft belegen. Eine Seite über Werkstatt und Fertigung ist Verkauf und Nachweis zugleich.',
  },
  troisdorf: {
    site: 'an Sieg und Agger, nahe dem Flughafen Köln/Bonn',
    about:
      'Troisdorf ist Standort für Kunststoffe und Chemie. Die Burg Wissem und die Wahner Heide sind Ausflugsziele.',
    industries: ['chemie', 'logistik', 'handwerk'],
    matters:
      'Die Nähe zum Flughafen bringt eilige Aufträge nach Troisdorf. Notdienst und Rufnummer gehören in die Kopfzeile.',
  },
  velbert: {
    site: 'im Niederbergischen, zwischen Ruhr und Wupper',
    about:
      'Velbert ist Zentrum der Schlösser und Beschläge. Neviges und Langenberg haben eigene Ortskerne mit Wallfahrt und Fachwerk.',
    industries: ['metall', 'automotive', 'tourismus'],
    matters:
      'Hersteller aus Velbert liefern an Bau und Auto. Zeichnungen und Prüfzeugnisse zum Herunterladen sparen Rückfragen.',
  },
  wesel: {
    site: 'an der Mündung der Lippe in den Rhein',
    about:
      'Wesel ist Hafen- und Kreisstadt mit Baustoffen, Kies und Verwaltung. Der Rheinradweg bringt im Sommer Gäste.',
    industries: ['hafen', 'bau', 'verwaltung'],
    matters:
      'In Wesel kaufen Xanten, Hamminkeln und Schermbeck mit ein. Öffnungszeiten und Rheinbrücke sind praktische Angaben, keine Nebensache.',
  },
  dinslaken: {
    site: 'am Niederrhein, zwischen Oberhausen und Wesel',
    about:
      'Dinslaken hat die Zeche Lohberg in ein Kreativ- und Wohnquartier verwandelt. Handel und Trabrennbahn gehörten lange zum Stadtbild.',
    industries: ['handwerk', 'handel', 'energie'],
    matters:
      'Im Kreativquartier Lohberg sitzen junge Firmen mit kleinem Budget. Für sie zählt eine Seite, die sie selbst pflegen können.',
  },
  wuppertal: {
    site: 'im engen Tal der Wupper, verbunden durch die Schwebebahn',
    about:
      'Wuppertal war Wiege der deutschen Textil- und Chemieindustrie. Universität, Werkzeuge und Kultur rund um Pina Bausch prägen die Stadt.',
    industries: ['chemie', 'textil', 'kultur'],
    matters:
      'Elberfeld und Barmen haben eigene Zentren, Vohwinkel und Ronsdorf ebenfalls. Der Haltepunkt der Schwebebahn ist die beste Wegbeschreibung.',
  },
  trier: {
    site: 'an der Mosel, nahe der Grenze zu Luxemburg',
    about:
      'Trier zieht mit Römerbauten und Weihnachtsmarkt Gäste an. Wein, Universität und Pendler nach Luxemburg bestimmen die Wirtschaft.',
    industries: ['tourismus', 'hochschule', 'lebensmittel'],
    matters:
      'Winzer und Gastgeber in Trier brauchen Versand und Buchung in einer Seite. Luxemburger Kunden zahlen in Euro, aber mit anderer Umsatzsteuer.',
  },
};
