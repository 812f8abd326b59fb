import type { CityFacts } from '../types.ts';

// Austria and Switzerland.
export const ALPS: Readonly<Record<string, CityFacts>> = {
  bregenz: {
    site: 'am Ostufer des Bodensees',
    about:
      'Bregenz ist Landeshauptstadt und Festspielort. Verpackung, Beschläge und Textil arbeiten im Rheintal.',
    industries: ['kultur', 'metall', 'tourismus'],
    matters:
      'Gäste der Seebühne buchen aus Deutschland und der Schweiz. Preise in Euro und Franken und der Fahrplan der Schiffe gehören dazu.',
  },
  dornbirn: {
    site: 'im Vorarlberger Rheintal',
    about:
      'Dornbirn ist die größte Stadt Vorarlbergs, mit Leuchten, Textil und Messe. Die Holzbaukunst der Gegend ist bekannt.',
    industries: ['textil', 'elektronik', 'bau'],
    matters:
      'Vorarlberger Architektur hat einen Namen, auch im Netz. Eine Seite für einen Holzbauer darf so karg sein wie sein Haus.',
  },
  feldkirch: {
    site: 'an der Ill, vor Liechtenstein',
    about:
      'Feldkirch ist Bildungs- und Gerichtsstadt mit mittelalterlichem Kern. Pendler fahren nach Vaduz und St. Gallen.',
    industries: ['verwaltung', 'handel', 'gesundheit'],
    matters:
      'Drei Länder im Umkreis von zehn Minuten heißt drei Steuerregeln. Preise brauchen dort immer Land und Währung.',
  },
  graz: {
    site: 'an der Mur, Hauptstadt der Steiermark',
    about:
      'Graz ist Stadt der Fahrzeugtechnik, der Hochschulen und des Kernöls. Der Altstadtkern ist Welterbe.',
    industries: ['automotive', 'hochschule', 'lebensmittel'],
    matters:
      'Technikfirmen in Graz liefern in die ganze EU. Eine österreichische Schreibweise ist trotzdem Pflicht: Jänner, nicht Januar.',
  },
  innsbruck: {
    site: 'am Inn, zwischen Nordkette und Patscherkofel',
    about:
      'Innsbruck verbindet Universität, Klinik und Bergtourismus. Kristall und Medizintechnik kommen aus der Umgebung.',
    industries: ['tourismus', 'gesundheit', 'hochschule'],
    matters:
      'Zwei Saisonen mit zwei Gesichtern bestimmen Innsbruck. Die Startseite sollte im Mai und im November wechseln.',
  },
  klagenfurt: {
    site: 'am Wörthersee in Kärnten',
    about:
      'Klagenfurt ist Landeshauptstadt mit Universität, Holzforschung und Elektronik. Italien und Slowenien sind nah.',
    industries: ['tourismus', 'elektronik', 'verwaltung'],
    matters:
      'Am See wird auf Deutsch, Italienisch und Slowenisch gebucht. Ein Haus ohne diese drei Sprachen zahlt Provision.',
  },
  linz: {
    site: 'an der Donau, Hauptstadt von Oberösterreich',
    about:
      'Linz ist Stahl- und Chemiestadt mit starkem Maschinenbau. Ars Electronica steht für Medienkunst.',
    industries: ['metall', 'chemie', 'kultur'],
    matters:
      'Industriebetriebe in Linz bilden Lehrlinge aus. Eine Seite für Eltern und Jugendliche nennt Lohn, Schicht und Schnuppertag.',
  },
  salzburg: {
    site: 'an der Salzach, an der bayerischen Grenze',
    about:
      'Salzburg lebt von Festspielen, Handelszentralen und Gästen. Freilassing liegt gleich gegenüber.',
    industries: ['kultur', 'tourismus', 'handel'],
    matters:
      'Bayerische Kunden überqueren in Salzburg täglich die Grenze. Preise, Vignette und Parken sollten auf einer Seite stehen.',
  },
  'st-poelten': {
    site: 'an der Traisen, im Mostviertel',
    about:
      'St. Pölten ist die jüngste Landeshauptstadt Österreichs. Verwaltung, Fachhochschule und Papiertechnik prägen sie.',
    industries: ['verwaltung', 'hochschule', 'maschinenbau'],
    matters:
      'Die Westbahn bringt St. Pölten auf eine halbe Stunde an Wien heran. Anbieter nennen deshalb Fahrzeit und Preis nebeneinander.',
  },
  steyr: {
    site: 'wo die Steyr in die Enns mündet',
    about:
      'Steyr baut Motoren, Lastwagen und Wälzlager. Die Altstadt am Fluss gehört zu den schönsten des Landes.',
    industries: ['automotive', 'maschinenbau', 'tourismus'],
    matters:
      'Zulieferer in Steyr hängen an wenigen Werken. Wer breiter verkaufen will, beginnt mit einer sachlichen Fähigkeitsseite.',
  },
  villach: {
    site: 'an der Drau, am Dreiländereck mit Italien und Slowenien',
    about:
      'Villach ist Zentrum der Leistungshalbleiter und Bahnknoten. Fasching, Thermen und Seen bringen Gäste.',
    industries: ['elektronik', 'tourismus', 'logistik'],
    matters:
      'Fachkräfte aus dem Ausland ziehen nach Villach und suchen auf Englisch. Kinderärzte und Vermieter erreichen sie so zuerst.',
  },
  wels: {
    site: 'an der Traun in Oberösterreich',
    about:
      'Wels ist Messe- und Handelsstadt mit Lebensmitteltechnik. Bahn und Autobahn kreuzen sich hier.',
    industries: ['handel', 'lebensmittel', 'logistik'],
    matters:
      'Zur Messezeit suchen Aussteller in Wels nach Handwerkern und Betten. Kurzfristige Verfügbarkeit online zu zeigen, füllt Lücken.',
  },
  wien: {
    site: 'an der Donau, am Rand des Wienerwalds',
    about:
      'Wien ist Sitz von Konzernzentralen für Osteuropa, Behörden und Hotels. Kultur und Kongresse laufen das ganze Jahr.',
    industries: ['kultur', 'finanzen', 'tourismus'],
    matters:
      'Gesucht wird in Wien nach Bezirk und Nummer. „1070“ ist als Suchwort oft besser als „Wien“.',
  },
  'wiener-neustadt': {
    site: 'im Steinfeld, südlich von Wien',
    about:
      'Wiener Neustadt hat Flugzeugbau, Fachhochschule und Krebsbehandlung mit Ionenstrahlen. Die Militärakademie sitzt in der Burg.',
    industries: ['hochschule', 'gesundheit', 'maschinenbau'],
    matters:
      'Forschungsnahe Firmen brauchen in Wiener Neustadt vor allem Bewerber. Wohnen, Bahn und Gehalt gehören auf die Stellenseite.',
  },
  basel: {
    site: 'am Rheinknie, im Dreiländereck',
    about:
      'Basel ist Weltstadt der Arzneimittel mit Messe und Museen. Pendler kommen aus dem Elsass und aus Südbaden.',
    industries: ['chemie', 'kultur', 'logistik'],
    matters:
      'In Basel liest die Kundschaft Deutsch, Französisch und Englisch. Rechnungen in Franken und Euro sollten beide vorgesehen sein.',
  },
  bern: {
    site: 'in einer Schleife der Aare',
    about:
      'Bern ist Bundesstadt mit Verwaltung, Post und Medizintechnik. Die Lauben der Altstadt beherbergen kleine Läden.',
    industries: ['verwaltung', 'gesundheit', 'handel'],
    matters:
      'Bundesnahe Kunden verlangen in Bern Deutsch, Französisch und Italienisch. Eine Seite muss so gebaut sein, dass Sprachen nachwachsen.',
  },
  biel: {
    site: 'am Jurasüdfuß, am Bielersee',
    about:
      'Biel ist amtlich zweisprachig, auf Französisch Bienne. Uhren, Präzision und Medizintechnik sind die Gewerbe der Stadt.',
    industries: ['elektronik', 'maschinenbau', 'handel'],
    matters:
      'In Biel gilt jede Straße in zwei Sprachen. Eine einsprachige Website wirkt dort, als fehle die Hälfte.',
  },
  chur: {
    site: 'am Alpenrhein, älteste Stadt der Schweiz',
    about:
      'Chur ist Hauptort Graubündens und Tor zu den Bergtälern. Verwaltung, Tourismus und Handel sind die Stützen.',
    industries: ['tourismus', 'verwaltung', 'handel'],
    matters:
      'Drei Sprachen sind in Graubünden amtlich: Deutsch, Rätoromanisch und Italienisch. Gäste wollen zuerst Passstraßen und Saisonzeiten.',
  },
  genf: {
    site: 'am Ausfluss der Rhone aus dem Genfersee',
    about:
      'Genf ist Sitz der UNO, von Privatbanken und Rohstoffhandel. Uhrmacher und Luxusläden prägen die Innenstadt.',
    industries: ['finanzen', 'verwaltung', 'handel'],
    matters:
      'In Genf wird auf Französisch und Englisch gesucht, kaum auf Deutsch. Deutsche Seiten dienen dort Kunden aus Zürich und Bern.',
  },
  lausanne: {
    site: 'am Hang über dem Genfersee',
    about:
      'Lausanne ist olympische Hauptstadt mit der EPFL. Forschung, Sportverbände und Hotelfachschule geben den Ton an.',
    industries: ['hochschule', 'it', 'tourismus'],
    matters:
      'Die Hauptsprache in Lausanne ist Französisch. Wir schreiben deutsche Texte und lassen französische von Muttersprachlern prüfen.',
  },
  lugano: {
    site: 'am Luganersee, auf der Südseite der Alpen',
    about:
      'Lugano ist Finanzplatz und Ferienort im Tessin. Gesprochen wird Italienisch, viele Pendler wohnen in der Lombardei.',
    industries: ['finanzen', 'tourismus', 'textil'],
    matters:
      'Deutschschweizer Gäste suchen Lugano auf Deutsch, Einheimische auf Italienisch. Zwei Fassungen mit eigener Auswahl sind nötig.',
  },
  luzern: {
    site: 'am Vierwaldstättersee, an der Reuss',
    about:
      'Luzern lebt von Gästen, Musikfestival und Verkehrshaus. Versicherungen und Aufzugsbau sitzen im Kanton.',
    industries: ['tourismus', 'kultur', 'maschinenbau'],
    matters:
      'Reisegruppen aus Asien und Paare aus Zürich haben in Luzern wenig gemein. Für jede Gruppe gehört ein eigener Weg zur Buchung.',
  },
  schaffhausen: {
    site: 'am Hochrhein, oberhalb des Rheinfalls',
    about:
      'Schaffhausen hat Uhren, Rohrsysteme und Verpackungstechnik. Der Kanton liegt fast ganz nördlich des Rheins.',
    industries: ['maschinenbau', 'metall', 'tourismus'],
    matters:
      'Deutschland umgibt Schaffhausen auf drei Seiten. Einkaufstourismus ist Alltag, Preise werden über die Grenze verglichen.',
  },
  'st-gallen': {
    site: 'im Hochtal der Steinach, nahe dem Bodensee',
    about:
      'St. Gallen ist Stadt der Stickerei, der Wirtschaftsuniversität und der Stiftsbibliothek. Textil ist heute technisch und fein zugleich.',
    industries: ['textil', 'hochschule', 'finanzen'],
    matters:
      'St. Galler Spitzen gehen an Modehäuser, Beratung an Familienfirmen. Beide erwarten Zurückhaltung und genaue Sprache.',
  },
  thun: {
    site: 'am Ausfluss der Aare aus dem Thunersee',
    about:
      'Thun ist Garnisonsstadt und Tor zum Berner Oberland. Rüstung, Medizintechnik und Gäste sichern Arbeit.',
    industries: ['tourismus', 'metall', 'gesundheit'],
    matters:
      'Ausflügler steigen in Thun vom Zug aufs Schiff um. Fahrplan, Dauer und Schlechtwetter gehören auf eine Seite.',
  },
  winterthur: {
    site: 'an der Eulach, nordöstlich von Zürich',
    about:
      'Winterthur war Lokomotiv- und Maschinenstadt. Hochschule, Versicherungen und Museen haben die Hallen übernommen.',
    industries: ['maschinenbau', 'hochschule', 'finanzen'],
    matters:
      'Wer in Winterthur verkauft, sollte nicht Zürich schreiben. Die Stadt hat eigenen Stolz und eigene Suchwörter.',
  },
  zuerich: {
    site: 'am Ausfluss der Limmat aus dem Zürichsee',
    about:
      'Zürich ist Bankplatz mit ETH und den Büros großer Technikkonzerne. Versicherungen, Medien und Handel folgen.',
    industries: ['finanzen', 'it', 'hochschule'],
    matters:
      'Zürcher Kunden zahlen Schweizer Preise und erwarten Schweizer Fristen. Ein Angebot in Euro braucht eine klare Aussage zum Kurs.',
  },
  zug: {
    site: 'am Zugersee, zwischen Zürich und Luzern',
    about:
      'Zug zieht mit niedrigen Steuern Holdings, Rohstoffhändler und Blockchain-Firmen an. Metall und Haushaltsgeräte werden hier ebenfalls gemacht.',
    industries: ['finanzen', 'it', 'metall'],
    matters:
      'Firmen in Zug haben oft wenige Leute und viele Pflichten. Impressum, Register und Sprachen müssen vom ersten Tag an stimmen.',
  },
};
