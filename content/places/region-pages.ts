import type { CountryCode, Source } from './types.ts';

// Texts of the four region pages. State: November 2026, general information, no legal advice.

export type RegionPage = {
  country: CountryCode;
  title: string;
  description: string;
  h1: string;
  lead: string;
  sections: readonly { id: string; title: string; paragraphs: readonly string[] }[];
  /** Rows of the overview: what, and how it is here. */
  overview: readonly (readonly [string, string])[];
  sources: readonly Source[];
};

export const REGION_PAGES: Readonly<Record<CountryCode, RegionPage>> = {
  DE: {
    country: 'DE',
    title: 'Deutschland: Suche, Recht und Städte',
    description:
      'Was für Websites in Deutschland gilt: Impressum nach DDG, Cookies nach TDDDG, E-Rechnung, Verzeichnisse, Feiertage und Städte von Aachen bis Wuppertal.',
    h1: 'SEO-Lexikon Deutschland',
    lead: 'Deutschland ist unser größter Nachbar: Von Roermond bis zur Grenze sind es wenige Kilometer. Hier steht, was eine Website dort anders machen muss.',
    sections: [
      {
        id: 'recht',
        title: 'Pflichtangaben und Einwilligung',
        paragraphs: [
          'Das Impressum folgt § 5 des Digitale-Dienste-Gesetzes. Name, Anschrift, schnelle Kontaktwege, Register und Umsatzsteuer-Identifikationsnummer gehören hinein. Ältere Muster nennen noch ein Gesetz, das seit Mai 2024 nicht mehr gilt.',
          'Cookies und andere Zugriffe auf das Gerät regelt § 25 TDDDG. Ohne Einwilligung erlaubt ist nur, was der Besucher ausdrücklich verlangt hat. Ablehnen muss so leicht sein wie Zustimmen.',
          'Die Aufsicht über den Datenschutz liegt bei den Ländern. Für Köln ist eine andere Behörde zuständig als für Mainz oder München. Auf unseren Ortsseiten steht die jeweils richtige.',
        ],
      },
      {
        id: 'alltag',
        title: 'Zahlung, Rechnung, Steuer',
        paragraphs: [
          'Wir sitzen in einem anderen EU-Land als Sie. Mit gültiger Umsatzsteuer-Identifikationsnummer rechnen wir netto ab, die Steuer von 19 Prozent melden Sie in Ihrer Voranmeldung.',
          'Seit Januar 2025 müssen Unternehmen elektronische Rechnungen empfangen können. Wer Formulare und Shops plant, sollte das Format ZUGFeRD oder XRechnung gleich mitdenken.',
          'Rechnung, PayPal und Lastschrift gehören in die Kasse eines Shops für deutsche Käufer. Die Karte kommt als Viertes dazu.',
        ],
      },
      {
        id: 'suche',
        title: 'So wird gesucht',
        paragraphs: [
          'In Großstädten tippen Menschen den Stadtteil, auf dem Land den Kreis. Im Ruhrgebiet gehen die Orte ineinander über, dort zählt die Anfahrt mehr als der Name.',
          'Umlaute werden oft ohne Punkte geschrieben. Suchmaschinen verstehen das, Adressen und Verzeichnisse nicht immer. Wir verwenden in Adressen ae, oe und ue.',
          'Feiertage unterscheiden sich nach Land. Fronleichnam ist in Nordrhein-Westfalen frei und in Hamburg ein Werktag. Angaben zu Öffnungszeiten müssen das wissen.',
        ],
      },
    ],
    overview: [
      ['Impressum', '§ 5 DDG'],
      ['Cookies', '§ 25 TDDDG'],
      ['Datenschutzaufsicht', 'Behörde des Bundeslandes'],
      ['Umsatzsteuer', '19 %, ermäßigt 7 %'],
      ['Währung', 'Euro'],
      ['Domain', '.de (DENIC)'],
      ['Kammer', 'IHK oder Handwerkskammer der Region'],
      ['Verpackung', 'Register LUCID'],
    ],
    sources: [
      { name: 'Digitale-Dienste-Gesetz', url: 'https://www.gesetze-im-internet.de/ddg/' },
      { name: 'Förderdatenbank des Bundes', url: 'https://www.foerderdatenbank.de' },
      { name: 'Verpackungsregister LUCID', url: 'https://www.verpackungsregister.org' },
    ],
  },
  NL: {
    country: 'NL',
    title: 'Niederlande: Suche, Recht und Städte',
    description:
      'Websites in den Niederlanden: KvK-Nummer und btw-id, AVG und Cookies, iDEAL, zweisprachige Suche und Städte von Roermond bis Groningen.',
    h1: 'SEO-Lexikon Niederlande',
    lead: 'Unser Büro steht in Roermond. Wir schreiben für niederländische Betriebe mit deutschen Kunden und für deutsche mit niederländischen.',
    sections: [
      {
        id: 'recht',
        title: 'Pflichtangaben und Einwilligung',
        paragraphs: [
          'Artikel 3:15d des Burgerlijk Wetboek verlangt Namen, Adresse, Kontakt, KvK-Nummer und btw-id. Ein eigener Menüpunkt „Impressum“ ist nicht üblich, deutsche Besucher suchen ihn trotzdem.',
          'Die DSGVO heißt AVG, das Ausführungsgesetz UAVG. Es gibt eine Aufsicht für das ganze Land, die Autoriteit Persoonsgegevens in Den Haag.',
          'Cookies regelt Artikel 11.7a der Telecommunicatiewet. Reine Zählung mit geringer Wirkung auf die Privatsphäre ist freier als in Deutschland. Wer beide Länder anspricht, richtet sich nach der strengeren Regel.',
        ],
      },
      {
        id: 'alltag',
        title: 'Zahlung, Rechnung, Steuer',
        paragraphs: [
          'Bezahlt wird mit iDEAL, das schrittweise in Wero aufgeht. Kauf auf Rechnung gibt es über Anbieter, er ist seltener als in Deutschland.',
          'Auf Rechnungen an niederländische Firmen stehen 21 Prozent btw. Lieferungen an Firmen in Deutschland gehen mit beiden Nummern ohne Steuer hinaus.',
          'Verwaltung und Unternehmen tauschen Rechnungen über Peppol aus. Buchhaltungsprogramme wie Exact oder Moneybird können das.',
        ],
      },
      {
        id: 'suche',
        title: 'Zwei Sprachen, zwei Suchmärkte',
        paragraphs: [
          'In Limburg und Twente fragen Kunden auf Deutsch, Niederländisch und in Mundart. Eine Seite je Sprache mit eigenem Text ist besser als ein Übersetzungsknopf.',
          'Niederländer schreiben direkter und duzen. Deutsche Besucher erwarten das Sie, vollständige Preise und ein Impressum. Beides in einem Text zu mischen, wirkt auf beide fremd.',
          'Deutsche Feiertage sind in den Niederlanden meist Werktage. An diesen Tagen füllen sich Roermond, Venlo und Enschede. Wer dann gefunden werden will, kündigt es Wochen vorher an.',
        ],
      },
    ],
    overview: [
      ['Impressum', 'Art. 3:15d BW'],
      ['Cookies', 'Art. 11.7a Telecommunicatiewet'],
      ['Datenschutzaufsicht', 'Autoriteit Persoonsgegevens'],
      ['Umsatzsteuer', '21 % btw, ermäßigt 9 %'],
      ['Währung', 'Euro'],
      ['Domain', '.nl (SIDN)'],
      ['Kammer', 'Kamer van Koophandel'],
      ['Verpackung', 'Verpact'],
    ],
    sources: [
      { name: 'Kamer van Koophandel', url: 'https://www.kvk.nl' },
      { name: 'Autoriteit Persoonsgegevens', url: 'https://www.autoriteitpersoonsgegevens.nl' },
      { name: 'Business.gov.nl', url: 'https://business.gov.nl' },
    ],
  },
  AT: {
    country: 'AT',
    title: 'Österreich: Suche, Recht und Städte',
    description:
      'Websites für Österreich: ECG und Offenlegung, Datenschutzbehörde, 20 Prozent Umsatzsteuer, eigene Wörter, Verzeichnisse und Städte von Bregenz bis Wien.',
    h1: 'SEO-Lexikon Österreich',
    lead: 'Österreich teilt die Sprache und nicht die Wörter. Wir arbeiten dort per Video und schreiben Texte, die nicht nach Rheinland klingen.',
    sections: [
      {
        id: 'recht',
        title: 'Zwei Pflichten auf einer Seite',
        paragraphs: [
          'Österreichische Seiten brauchen die Angaben nach § 5 ECG und eine Offenlegung nach § 25 Mediengesetz. Firmen im Firmenbuch nennen dazu Gericht, Nummer und Sitz nach § 14 UGB.',
          'Cookies regelt § 165 Abs. 3 des Telekommunikationsgesetzes 2021. Die Datenschutzbehörde in Wien ist für das ganze Land zuständig.',
          'Das Barrierefreiheitsgesetz setzt dieselbe Richtlinie um wie das deutsche Gesetz. Technisch ist der Maßstab gleich, die Marktaufsicht eine andere.',
        ],
      },
      {
        id: 'alltag',
        title: 'Zahlung, Rechnung, Steuer',
        paragraphs: [
          'Der Normalsatz beträgt 20 Prozent. Firmen mit UID erhalten von uns eine Rechnung ohne Steuer, die Steuerschuld geht auf sie über.',
          'EPS-Überweisung, Karte und Rechnung sind gängig. Bei Barzahlung im Laden gilt die Pflicht zur Registrierkasse mit Signatur.',
          'Gewerbetreibende sind Pflichtmitglied der Wirtschaftskammer und stehen in ihrem Firmenverzeichnis. Der Eintrag dort ist ein guter erster Verweis.',
        ],
      },
      {
        id: 'suche',
        title: 'Eigene Wörter',
        paragraphs: [
          'Jänner statt Januar, Installateur statt Klempner, Tischler statt Schreiner: Solche Wörter entscheiden, ob ein Text gefunden und geglaubt wird.',
          'In Wien sucht man nach Bezirken, in Tirol und Vorarlberg nach Tälern. Die Postleitzahl ist oft genauer als der Ort.',
          'Die Endung .at signalisiert Nähe. Eine deutsche Domain mit Unterverzeichnis kann genügen, wenn Preise, Lieferung und Kontakt klar österreichisch sind.',
        ],
      },
    ],
    overview: [
      ['Impressum', '§ 5 ECG, § 25 MedienG, § 14 UGB'],
      ['Cookies', '§ 165 Abs. 3 TKG 2021'],
      ['Datenschutzaufsicht', 'Datenschutzbehörde, Wien'],
      ['Umsatzsteuer', '20 %, dazu ermäßigte Sätze'],
      ['Währung', 'Euro'],
      ['Domain', '.at (nic.at)'],
      ['Kammer', 'Wirtschaftskammer des Bundeslandes'],
      ['Verpackung', 'Sammelsystem, Bevollmächtigter für Auswärtige'],
    ],
    sources: [
      { name: 'Rechtsinformationssystem des Bundes', url: 'https://www.ris.bka.gv.at' },
      { name: 'Unternehmensserviceportal', url: 'https://www.usp.gv.at' },
      { name: 'Wirtschaftskammern Österreichs', url: 'https://www.wko.at' },
    ],
  },
  CH: {
    country: 'CH',
    title: 'Schweiz: Suche, Recht und Städte',
    description:
      'Websites für die Schweiz: Impressum nach UWG, neues Datenschutzgesetz, Franken und Bezugsteuer, vier Sprachen und Städte von Basel bis Lugano.',
    h1: 'SEO-Lexikon Schweiz',
    lead: 'Die Schweiz gehört nicht zur EU und hat vier Landessprachen. Das ändert Recht, Rechnung, Versand und Wortwahl.',
    sections: [
      {
        id: 'recht',
        title: 'Impressum und Datenschutz',
        paragraphs: [
          'Wer online etwas anbietet, nennt nach Art. 3 Abs. 1 lit. s UWG seine Identität und Kontaktadresse samt E-Mail. Die Liste ist kürzer als in Deutschland.',
          'Seit dem 1. September 2023 gilt das neue Datenschutzgesetz. Es verlangt Auskunft über Empfängerstaaten. Bussen richten sich gegen verantwortliche Personen.',
          'Richtet sich das Angebot auch an Kunden in der EU, gilt die DSGVO daneben. Dann ist meist ein Vertreter in der EU zu benennen.',
        ],
      },
      {
        id: 'alltag',
        title: 'Franken, Zoll und Rechnung',
        paragraphs: [
          'Wir stellen Rechnungen in Euro und ohne niederländische Steuer. Ob Bezugsteuer anfällt, hängt von Ihrer Steuerpflicht und der Summe im Jahr ab.',
          'Preise an Konsumenten stehen in Franken und als Endpreis. Versand aus der EU bringt Zollanmeldung und Einfuhrsteuer mit, beides muss vor dem Kauf erkennbar sein.',
          'TWINT, Rechnung und QR-Rechnung sind die üblichen Wege. Die QR-Referenz erlaubt es, Zahlungen ohne Handarbeit zuzuordnen.',
        ],
      },
      {
        id: 'suche',
        title: 'Vier Sprachen, ein Markt',
        paragraphs: [
          'Deutsche Texte für die Schweiz kommen ohne ß aus und sagen Offerte, Velo und parkieren. Tausender trennt ein Apostroph.',
          'In Genf und Lausanne wird auf Französisch gesucht, in Lugano auf Italienisch. Eine deutsche Seite erreicht dort nur Geschäftskunden aus anderen Kantonen.',
          'Die Endung .ch ist für viele Käufer ein Zeichen für Versand ohne Zoll. Wer sie nutzt, sollte dieses Versprechen halten.',
        ],
      },
    ],
    overview: [
      ['Impressum', 'Art. 3 Abs. 1 lit. s UWG'],
      ['Cookies', 'Art. 45c FMG, Datenschutzgesetz'],
      ['Datenschutzaufsicht', 'EDÖB, Bern'],
      ['Mehrwertsteuer', '8,1 %, reduziert 2,6 %'],
      ['Währung', 'Schweizer Franken'],
      ['Domain', '.ch (Switch)'],
      ['Kammer', 'Handelskammer des Kantons, freiwillig'],
      ['Versand aus der EU', 'Zollanmeldung und Einfuhrsteuer'],
    ],
    sources: [
      { name: 'Fedlex, Bundesrecht', url: 'https://www.fedlex.admin.ch' },
      { name: 'KMU-Portal des Bundes', url: 'https://www.kmu.admin.ch' },
      { name: 'EDÖB', url: 'https://www.edoeb.admin.ch' },
    ],
  },
};
