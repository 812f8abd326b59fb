import type { CityFacts } from '../types.ts';

// The Netherlands beyond the border region.
export const NETHERLANDS: Readonly<Record<string, CityFacts>> = {
  alkmaar: {
    site: 'am Noordhollandsch Kanaal, nördlich von Amsterdam',
    about:
      'Alkmaar ist für den Käsemarkt bekannt. Handel, Pflege und Energieforschung in der Nähe der Küste geben Arbeit.',
    industries: ['tourismus', 'gesundheit', 'energie'],
    matters:
      'Am Markttag füllt sich Alkmaar mit Gästen aus Deutschland. Eine deutsche Seite mit Uhrzeiten und Bahnverbindung lohnt sich.',
  },
  almelo: {
    site: 'in Twente, zwischen Zwolle und der deutschen Grenze',
    about:
      'Almelo kommt aus der Weberei und beherbergt heute Anreicherungs- und Drucktechnik. Die Nähe zu Nordhorn bringt Pendler.',
    industries: ['maschinenbau', 'textil', 'energie'],
    matters:
      'Zulieferer in Almelo arbeiten oft für einen einzigen Großkunden. Die Website soll zeigen, was sie für einen zweiten tun könnten.',
  },
  almere: {
    site: 'auf dem Polder Flevoland, gegenüber von Amsterdam',
    about:
      'Almere ist eine geplante Stadt, jünger als viele ihrer Bewohner. Handel, IT und Bau wachsen mit den neuen Vierteln.',
    industries: ['bau', 'it', 'handel'],
    matters:
      'In Almere kennt niemand einen Betrieb von früher. Bewertungen und klare Angaben ersetzen den Ruf.',
  },
  'alphen-aan-den-rijn': {
    site: 'am Alten Rhein, zwischen Leiden und Utrecht',
    about:
      'Alphen liegt im Grünen Herzen und ist Verlags- und Logistikort. Gärtnereien in Boskoop gehören zur Gemeinde.',
    industries: ['gartenbau', 'logistik', 'medien'],
    matters:
      'Baumschulen aus Boskoop verkaufen viel nach Deutschland. Sortenlisten auf Deutsch mit botanischem Namen gehören deshalb ins Netz.',
  },
  amersfoort: {
    site: 'an der Eem, zwischen Utrecht und der Veluwe',
    about:
      'Amersfoort ist Bahnknoten mit Büros, Beratern und einer Altstadt am Wasser. Ingenieurbüros und Verbände sitzen hier gern.',
    industries: ['bau', 'finanzen', 'verwaltung'],
    matters:
      'Berater in Amersfoort werden an ihren Texten gemessen. Aufsätze mit Datum und Namen gehören vor die Leistungsliste.',
  },
  amstelveen: {
    site: 'südlich von Amsterdam, nahe Schiphol',
    about:
      'Amstelveen beherbergt Zentralen internationaler Konzerne und eine große japanische Gemeinde. Gesundheit und Handel folgen.',
    industries: ['finanzen', 'logistik', 'gesundheit'],
    matters:
      'Viele Kunden in Amstelveen lesen Englisch besser als Niederländisch. Zweisprachigkeit ist hier Standard, nicht Zugabe.',
  },
  amsterdam: {
    site: 'an Amstel und IJ, durchzogen von Grachten',
    about:
      'Amsterdam ist Hauptstadt, Finanzplatz und Reiseziel. Agenturen, Start-ups und der Hafen stehen eng beieinander.',
    industries: ['finanzen', 'medien', 'tourismus'],
    matters:
      'In Amsterdam konkurriert jeder mit allen. Nischen mit klarem Namen und deutscher Fassung sind der günstigere Weg.',
  },
  apeldoorn: {
    site: 'am Rand der Veluwe in Gelderland',
    about:
      'Apeldoorn ist Sitz des Katasters, der Steuerverwaltung und des Palastes Het Loo. Dienstleister und Papierherstellung gehören dazu.',
    industries: ['verwaltung', 'tourismus', 'it'],
    matters:
      'Im Sommer kommen Familien aus Nordrhein-Westfalen in die Veluwe. Ferienanbieter brauchen deutsche Seiten mit Verfügbarkeit.',
  },
  arnhem: {
    site: 'am Nederrijn, am Südrand der Veluwe',
    about:
      'Arnhem verbindet Energiewirtschaft, Modehochschule und Freilichtmuseum. Der ICE hält auf dem Weg von Frankfurt nach Amsterdam.',
    industries: ['energie', 'textil', 'tourismus'],
    matters:
      'Netz- und Energiefirmen aus Arnhem arbeiten auch in Deutschland. Begriffe wie Netzanschluss muss man dort fachlich richtig übersetzen.',
  },
  assen: {
    site: 'mitten in Drenthe',
    about:
      'Assen ist Provinzhauptstadt, Verwaltungssitz und durch die TT-Rennstrecke bekannt. Gas- und Sensortechnik haben hier Büros.',
    industries: ['verwaltung', 'energie', 'tourismus'],
    matters:
      'Zum Rennen im Juni reisen viele deutsche Motorradfahrer nach Assen. Campingplätze und Werkstätten sollten im Winter damit werben.',
  },
  'bergen-op-zoom': {
    site: 'an der Oosterschelde, im Westen Brabants',
    about:
      'Bergen op Zoom ist Garnisons- und Karnevalsstadt. Kunststoffe, Chemie und Spargel kommen aus der Umgebung.',
    industries: ['chemie', 'lebensmittel', 'tourismus'],
    matters:
      'Zwischen Antwerpen und Rotterdam gelegen, sucht man hier in zwei Ländern. Belgische Postleitzahlen gehören ins Lieferformular.',
  },
  breda: {
    site: 'an Mark und Aa, im Westen Nordbrabants',
    about:
      'Breda liegt an der Bahnstrecke von Amsterdam nach Brüssel. Lebensmittel, Logistik, Spieleentwicklung und Militärakademie sind vertreten.',
    industries: ['lebensmittel', 'logistik', 'medien'],
    matters:
      'Breda zieht Kunden aus Flandern ebenso an wie aus Brabant. Den Metzger nennt man dort „beenhouwer“, hier „slager“: Beide Wörter gehören in den Text.',
  },
  'capelle-aan-den-ijssel': {
    site: 'an der Hollandse IJssel, östlich von Rotterdam',
    about:
      'Capelle ist Wohn- und Bürovorstadt von Rotterdam. Versicherungen, Callcenter und Technikfirmen sitzen am Rivium.',
    industries: ['finanzen', 'it', 'logistik'],
    matters:
      'Callcenter und Dienstleister in Capelle messen jede Minute. Ein Chatbot muss dort mit Zahlen belegen, was er abnimmt.',
  },
  delft: {
    site: 'an der Schie, zwischen Den Haag und Rotterdam',
    about:
      'Delft ist Universitätsstadt der Technik und Heimat des blauen Porzellans. Viele Ausgründungen arbeiten am Campus.',
    industries: ['hochschule', 'tourismus', 'elektronik'],
    matters:
      'Gründer aus Delft sprechen mit Investoren und Ingenieuren auf Englisch. Touristen wollen Eintritt und Zeiten auf Deutsch.',
  },
  'den-haag': {
    site: 'an der Nordseeküste, hinter den Dünen von Scheveningen',
    about:
      'Den Haag ist Regierungssitz und Stadt der Gerichte. Verbände, IT-Sicherheit und Tourismus in Scheveningen stützen die Wirtschaft.',
    industries: ['verwaltung', 'it', 'tourismus'],
    matters:
      'Kanzleien und Verbände in Den Haag arbeiten mehrsprachig. Strandbetriebe dagegen brauchen Wetter, Preise und Reservierung.',
  },
  deventer: {
    site: 'an der IJssel, in Overijssel',
    about:
      'Deventer ist alte Hansestadt mit Verlagen, Buchmarkt und Honigkuchen. Informationstechnik und Metall haben neue Plätze gefunden.',
    industries: ['medien', 'it', 'kultur'],
    matters:
      'Zum Büchermarkt und zum Dickens-Festival kommen Besucher aus dem Münsterland. Eine deutsche Unterseite genügt dafür.',
  },
  doetinchem: {
    site: 'an der Oude IJssel im Achterhoek',
    about:
      'Doetinchem ist Zentrum des Achterhoek mit Gießereien, Pflege und Schulen. Emmerich und Bocholt sind nah.',
    industries: ['metall', 'gesundheit', 'bau'],
    matters:
      'Gießereien im Achterhoek arbeiten für deutsche Maschinenbauer. Technische Angaben nach DIN erleichtern die Anfrage.',
  },
  dordrecht: {
    site: 'auf einer Insel zwischen Merwede und Dordtsche Kil',
    about:
      'Dordrecht ist die älteste Stadt Hollands und liegt am Biesbosch. Werften, Chemie und Binnenschifffahrt prägen sie.',
    industries: ['hafen', 'chemie', 'tourismus'],
    matters:
      'Partikuliere und Werften suchen in Dordrecht auf Niederländisch und Deutsch. Schiffsmaße als Filter sind nützlicher als Schlagworte.',
  },
  ede: {
    site: 'am Westrand der Veluwe',
    about:
      'Ede ist durch Lebensmittelforschung und die Nähe zu Wageningen geprägt. Frühere Kasernen wurden zu Wohn- und Arbeitsquartieren.',
    industries: ['lebensmittel', 'hochschule', 'bau'],
    matters:
      'Im Food Valley um Ede zählen Nachweise und Rezepturen. Vertrauliche Unterlagen gehören hinter eine Anmeldung.',
  },
  enschede: {
    site: 'in Twente, unmittelbar vor Gronau',
    about:
      'Enschede hat aus der Textilzeit eine Technische Universität mit vielen Ausgründungen gemacht. Der Samstagsmarkt ist bei deutschen Kunden beliebt.',
    industries: ['hochschule', 'elektronik', 'handel'],
    matters:
      'Aus Gronau und Ahaus kommt ein großer Teil der Marktkunden. Parken, Zahlung mit Karte und Feiertage sind ihre Fragen.',
  },
  gouda: {
    site: 'an der Hollandse IJssel, im Grünen Herzen',
    about:
      'Gouda steht für Käse, Sirupwaffeln und Kerzen. Verwaltung, Bau und Druck arbeiten abseits der Touristenwege.',
    industries: ['lebensmittel', 'tourismus', 'bau'],
    matters:
      'Der Name Gouda gehört in der Suche dem Käse. Betriebe müssen den Ort immer mit Leistung oder Straße verbinden.',
  },
  groningen: {
    site: 'im Norden der Niederlande, nahe Ostfriesland',
    about:
      'Groningen ist Universitätsstadt mit junger Bevölkerung. Energie, Gesundheit und Software sind die großen Felder.',
    industries: ['hochschule', 'energie', 'gesundheit'],
    matters:
      'Groningen und Leer teilen einen Arbeitsmarkt ohne viel Werbung füreinander. Eine deutsche Stellenseite fällt dort auf.',
  },
  haarlem: {
    site: 'am Spaarne, zwischen Amsterdam und der Küste',
    about:
      'Haarlem verbindet Einkaufsgassen, Museen und Druckgewerbe. Nach Zandvoort und zu den Blumenfeldern ist es nicht weit.',
    industries: ['handel', 'kultur', 'tourismus'],
    matters:
      'Haarlems kleine Läden leben von ihrem Ruf als Einkaufsstadt. Ein Shop mit wenigen, gut fotografierten Stücken passt dazu.',
  },
  hengelo: {
    site: 'in Twente, zwischen Almelo und Enschede',
    about:
      'Hengelo ist Maschinenbaustadt mit Turbinen, Radar und Salz. Die A1 führt direkt nach Osnabrück.',
    industries: ['maschinenbau', 'elektronik', 'chemie'],
    matters:
      'Hengelos Technikfirmen liefern an deutsche Werke. Angebote und Zeichnungen sollten auf Deutsch verfügbar sein.',
  },
  hoofddorp: {
    site: 'in der Haarlemmermeer, neben dem Flughafen Schiphol',
    about:
      'Hoofddorp ist Hauptort der Gemeinde Haarlemmermeer. Europazentralen, Luftfracht und Hotels leben vom Flughafen.',
    industries: ['logistik', 'it', 'tourismus'],
    matters:
      'Frachtbetriebe in Hoofddorp werden nach Code, Temperatur und Annahmeschluss gesucht. Eine Seite je Warenart nennt diese drei Angaben.',
  },
  hilversum: {
    site: 'im Gooi, südöstlich von Amsterdam',
    about:
      'Hilversum ist die Stadt von Rundfunk und Fernsehen. Studios, Produzenten und das Archiv Beeld en Geluid sitzen am Mediapark.',
    industries: ['medien', 'kultur', 'it'],
    matters:
      'Produktionsfirmen in Hilversum zeigen Arbeit, nicht Sätze. Videos müssen ohne fremde Dienste und ohne Wartezeit laufen.',
  },
  leeuwarden: {
    site: 'in Friesland, wo Westfriesisch Amtssprache ist',
    about:
      'Leeuwarden ist Provinzhauptstadt mit Versicherungen, Wassertechnik und Milchwirtschaft. Die elf Städte Frieslands liegen ringsum.',
    industries: ['finanzen', 'lebensmittel', 'tourismus'],
    matters:
      'Friesisch auf der Seite ist ein Zeichen von Zugehörigkeit. Für Segelgäste aus Deutschland zählen Liegeplatz und Brückenzeiten.',
  },
  leiden: {
    site: 'am Alten Rhein, südwestlich von Amsterdam',
    about:
      'Leiden hat die älteste Universität des Landes und einen Park für Biowissenschaften. Museen und Grachten ziehen Gäste an.',
    industries: ['hochschule', 'gesundheit', 'kultur'],
    matters:
      'Firmen am Bio Science Park schreiben für Fachleute und Aufsicht. Fachtext und Laienfassung sollten getrennt stehen.',
  },
  lelystad: {
    site: 'am IJsselmeer, in Flevoland',
    about:
      'Lelystad entstand auf trockengelegtem Land und ist Provinzhauptstadt. Landwirtschaftsforschung, Werften und ein Outlet gehören zum Ort.',
    industries: ['gartenbau', 'hafen', 'handel'],
    matters:
      'Segler und Outlet-Besucher kommen nur für Stunden nach Lelystad. Preise, Öffnung und Parkplatz müssen sofort sichtbar sein.',
  },
  middelburg: {
    site: 'auf der Halbinsel Walcheren in Seeland',
    about:
      'Middelburg lebt von Verwaltung, Tourismus und der Nähe zu Hafen und Strand. Viele Gäste kommen aus dem Rheinland.',
    industries: ['tourismus', 'hafen', 'verwaltung'],
    matters:
      'Rheinische Stammgäste buchen in Seeland früh und direkt. Ein eigener Buchungsweg spart die Provision der Portale.',
  },
  nieuwegein: {
    site: 'am Lek und am Amsterdam-Rijnkanaal, südlich von Utrecht',
    about:
      'Nieuwegein ist eine geplante Stadt mit vielen Firmensitzen an der A2. Baustoffe, Handel und Krankenhaus geben Arbeit.',
    industries: ['logistik', 'bau', 'gesundheit'],
    matters:
      'Großhändler in Nieuwegein verkaufen an Handwerker, die früh am Morgen suchen. Bestand und Abholung zählen mehr als Bilder.',
  },
  oosterhout: {
    site: 'am Wilhelminakanal, nordöstlich von Breda',
    about:
      'Oosterhout ist Logistik- und Lebensmittelstandort. Klöster und Karneval prägen die Kultur.',
    industries: ['logistik', 'lebensmittel', 'metall'],
    matters:
      'Fahrer aus vielen Ländern fahren Oosterhout an. Anfahrtsblätter in mehreren Sprachen gehören als Seite ins Netz, nicht als PDF.',
  },
  oss: {
    site: 'nahe der Maas, in Nordbrabant',
    about:
      'Oss ist durch Arzneimittel, Fleisch und Margarine groß geworden. Der Pivot Park sammelt Pharmaforschung.',
    industries: ['chemie', 'lebensmittel', 'gesundheit'],
    matters:
      'Forschungsfirmen im Pivot Park suchen Partner weltweit. Ihre Seite ist zuerst Nachweis und dann Werbung.',
  },
  rijswijk: {
    site: 'zwischen Den Haag und Delft',
    about:
      'Rijswijk ist Sitz einer Zweigstelle des Europäischen Patentamts. Ingenieurbüros, Behörden und Gewerbegebiete liegen an der A4.',
    industries: ['it', 'verwaltung', 'handel'],
    matters:
      'Patentanwälte und Übersetzer in Rijswijk arbeiten auf Deutsch, Englisch und Französisch. Fachgebiet und Sprachen gehören in die erste Zeile.',
  },
  roosendaal: {
    site: 'an der Bahnlinie nach Antwerpen',
    about:
      'Roosendaal ist Grenzbahnhof, Lagerstandort und Outletstadt. Zucker, Süßwaren und Elektrotechnik werden hier verarbeitet.',
    industries: ['logistik', 'handel', 'lebensmittel'],
    matters:
      'Belgische Kunden prägen den Handel in Roosendaal. Bancontact gehört dort neben iDEAL in die Kasse.',
  },
  rotterdam: {
    site: 'an der Nieuwe Maas, mit Europas größtem Seehafen',
    about:
      'Rotterdam lebt von Umschlag, Raffinerien und Architektur. Binnenschiffer verbinden die Stadt mit dem ganzen Rhein.',
    industries: ['hafen', 'chemie', 'bau'],
    matters:
      'Hafendienste in Rotterdam werden nach Terminal und Leistung gesucht. Eine Liste mit Codes und Zeiten ist die beste Startseite.',
  },
  's-hertogenbosch': {
    site: 'an der Mündung von Dommel und Aa, Hauptstadt von Nordbrabant',
    about:
      'Den Bosch, so der kurze Name, hat eine Altstadt über dem Flüsschen Binnendieze. Datenwissenschaft, Brauerei und Handel sind wichtige Felder.',
    industries: ['it', 'lebensmittel', 'kultur'],
    matters:
      'Die Stadt wird unter zwei Namen gesucht. Beide Schreibweisen gehören in Titel und Text, damit niemand verloren geht.',
  },
  schiedam: {
    site: 'westlich von Rotterdam, an der Nieuwe Maas',
    about:
      'Schiedam ist Stadt des Genevers und der hohen Mühlen. Offshore-Technik und Werften arbeiten am Fluss.',
    industries: ['hafen', 'lebensmittel', 'maschinenbau'],
    matters:
      'Brenner verkaufen in Schiedam an Kenner, Werften an Reedereien. Für beide zählt Herkunft, belegt mit Bildern.',
  },
  spijkenisse: {
    site: 'auf der Insel Voorne-Putten, südwestlich von Rotterdam',
    about:
      'Spijkenisse ist Wohnstadt für Beschäftigte des Hafens. Schulen, Pflege und Einzelhandel sind die Arbeitgeber vor Ort.',
    industries: ['gesundheit', 'handel', 'handwerk'],
    matters:
      'Schichtarbeit bestimmt den Tag in Spijkenisse. Termine am Abend und Buchung ohne Anruf sind gefragt.',
  },
  tiel: {
    site: 'an der Waal, im Obstgarten der Betuwe',
    about:
      'Tiel feiert im September den Corso der Früchte. Obst, Säfte und Logistik an der A15 prägen den Ort.',
    industries: ['gartenbau', 'lebensmittel', 'logistik'],
    matters:
      'Obsthöfe um Tiel verkaufen im Hof und an Ketten. Erntekalender und Hofzeiten erreichen die einen, Mengen und Zertifikate die anderen.',
  },
  tilburg: {
    site: 'am Wilhelminakanal in Nordbrabant',
    about:
      'Tilburg war Wollstadt und hat heute Universität, Logistik und Kunst in alten Fabriken. Der Freizeitpark Efteling liegt nahe.',
    industries: ['logistik', 'hochschule', 'textil'],
    matters:
      'Besucher der Efteling übernachten gern in der Nähe. Eine deutsche Seite mit Entfernung und Parkplatz bringt direkte Buchungen.',
  },
  uden: {
    site: 'auf der Peel-Bruchstufe, zwischen Oss und Helmond',
    about:
      'Uden gehört heute zur Gemeinde Maashorst. Versicherungsmakler, Bau und Handel arbeiten für das ländliche Umland.',
    industries: ['bau', 'handel', 'finanzen'],
    matters:
      'Seit der Fusion zur Gemeinde Maashorst stehen alte und neue Namen nebeneinander. Adressen sind in allen Verzeichnissen zu prüfen.',
  },
  utrecht: {
    site: 'an der Vecht, Mittelpunkt des niederländischen Bahnnetzes',
    about:
      'Utrecht hat Universität, Jaarbeurs-Messe und viele Softwarefirmen. Die Werftkeller an der Oudegracht sind einmalig.',
    industries: ['it', 'hochschule', 'finanzen'],
    matters:
      'Utrecht liegt für jeden Termin in den Niederlanden günstig. Dienstleister werben deshalb landesweit und brauchen Fachseiten statt Ortsseiten.',
  },
  veenendaal: {
    site: 'im Gelderse Vallei, zwischen Utrecht und Arnhem',
    about:
      'Veenendaal ist aus Wolle und Tabak gewachsen und heute Standort vieler IT-Firmen. Der Sonntag ist hier ein ruhiger Tag.',
    industries: ['it', 'handel', 'textil'],
    matters:
      'In Veenendaal ruht sonntags vieles, auch online. Ein Shop nennt deshalb seine Versandtage: montags bis samstags.',
  },
  vlaardingen: {
    site: 'an der Nieuwe Maas, westlich von Rotterdam',
    about:
      'Vlaardingen war Heringshafen und Forschungsort für Lebensmittel. Hafenbetriebe und Pflege bieten Arbeit.',
    industries: ['hafen', 'lebensmittel', 'gesundheit'],
    matters:
      'Kleine Zulieferer in Vlaardingen stehen im Schatten des Nachbarhafens. Der genaue Kai im Text hilft Kunden und Karten.',
  },
  waalwijk: {
    site: 'in der Langstraat, südlich der Bergsche Maas',
    about:
      'Waalwijk war Mittelpunkt der Schuhherstellung. Heute verschicken große Lager Pakete in mehrere Länder.',
    industries: ['logistik', 'textil', 'handel'],
    matters:
      'Onlinehändler in Waalwijk verkaufen in mehrere Länder. Zu jedem Schuh gehört eine Maßtabelle in Millimetern.',
  },
  woerden: {
    site: 'am Alten Rhein, zwischen Utrecht und Gouda',
    about:
      'Woerden ist Käsehandels- und Bürostadt im Grünen Herzen. Bauverbände und Softwarefirmen haben hier ihren Sitz.',
    industries: ['lebensmittel', 'it', 'bau'],
    matters:
      'Bauernhöfe und Büros teilen sich in Woerden den Markt. Der Hofladen braucht Zeiten, das Büro ein Erstgespräch per Klick.',
  },
  zaandam: {
    site: 'an der Zaan, nördlich von Amsterdam',
    about:
      'Zaandam ist Hauptort von Zaanstad und Sitz großer Lebensmittelfirmen. Kakao, Kekse und Mühlen haben hier Tradition.',
    industries: ['lebensmittel', 'tourismus', 'metall'],
    matters:
      'Besucher der Zaanse Schans kommen aus aller Welt für einen halben Tag. Abfahrtszeiten ab Amsterdam und Eintritt stehen auch auf Deutsch da.',
  },
  zeist: {
    site: 'auf dem Utrechtse Heuvelrug',
    about:
      'Zeist ist Villenort mit Verbänden, Stiftungen und Nachhaltigkeitsbanken in der Nähe. Wald und Schloss bringen Ausflügler.',
    industries: ['finanzen', 'gesundheit', 'tourismus'],
    matters:
      'Stiftungen in Zeist müssen erklären, wofür Geld fließt. Ein Jahresbericht als lesbare Seite wirkt stärker als eine Datei.',
  },
  zoetermeer: {
    site: 'östlich von Den Haag',
    about:
      'Zoetermeer wuchs als Entlastungsstadt und ist IT-Standort. Skihalle, Wasserpark und Ausbildung kommen hinzu.',
    industries: ['it', 'verwaltung', 'tourismus'],
    matters:
      'IT-Firmen in Zoetermeer arbeiten für die Regierung nebenan. Nachweise zu Sicherheit und Zugänglichkeit stehen im Vergabeverfahren.',
  },
  zwolle: {
    site: 'zwischen IJssel und Vecht in Overijssel',
    about:
      'Zwolle ist Hansestadt, Provinzhauptstadt und Knoten für Onlinehandel. Logistik, Gesundheit und Kunststoff sind stark.',
    industries: ['handel', 'logistik', 'gesundheit'],
    matters:
      'Der Onlinehandel in Zwolle ist weit, kleine Läden müssen mithalten. Abholung am selben Tag ist ihr Vorteil.',
  },
};
