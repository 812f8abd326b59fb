import type { ServiceSlug } from '#shared/agency/business.ts';
import type { CountryCode, Source } from './types.ts';

// Legal and technical ground rules by country and service. State: November 2026, general information, no legal advice.
// {ort} is the city, {behoerde} the data protection authority, {sitz} its seat.

export const LAW_AS_OF = 'November 2026';

export const COUNTRY_LAW: Readonly<
  Record<CountryCode, Readonly<Record<ServiceSlug, readonly string[]>>>
> = {
  DE: {
    webdesign: [
      'Das Impressum einer Firma in {ort} richtet sich nach § 5 DDG. Zwei Klicks von jeder Seite aus genügen nach der Rechtsprechung.',
      'Seit dem 28. Juni 2025 gilt das Barrierefreiheitsstärkungsgesetz für viele Angebote an Verbraucher. Kleinstunternehmen mit Dienstleistungen sind ausgenommen.',
      'Cookies, die nicht nötig sind, brauchen nach § 25 TDDDG eine Einwilligung. Schriften und Karten laden wir für {ort} deshalb vom eigenen Server.',
      'Wer in {ort} Verbrauchern Preise zeigt, nennt sie nach der Preisangabenverordnung einschließlich Umsatzsteuer.',
    ],
    'ki-chatbots': [
      'Nach Artikel 50 der KI-Verordnung muss erkennbar sein, dass eine Maschine antwortet. Der Hinweis steht vor der ersten Nachricht.',
      'Ein Chat in {ort}, der Gespräche speichert, braucht Zweck und Löschfrist. Ansprechpartner bei Beschwerden ist die Aufsicht mit Sitz in {sitz}.',
      'Zusagen eines Chatbots kann sich ein Betrieb zurechnen lassen müssen. Preise kommen deshalb nur aus der hinterlegten Liste.',
      'Ein lokaler Speicher für den Gesprächsverlauf fällt unter § 25 TDDDG, wenn er nicht unbedingt nötig ist.',
    ],
    seo: [
      'Für {ort} zählt google.de, dazu Bing und die Verzeichnisse Gelbe Seiten, Das Örtliche und 11880. Name, Adresse und Rufnummer müssen überall gleich sein.',
      'Bewertungen zu kaufen oder zu filtern, verstößt gegen das UWG. Wer Sterne zeigt, erklärt nach § 5b Abs. 3 UWG, wie er Echtheit prüft.',
      'Domains auf .de verwaltet die DENIC. Umlaute sind erlaubt, die Schreibweise mit ae, oe und ue sollte zusätzlich registriert sein.',
      'Österreich und die Schweiz suchen mit anderen Wörtern. Ein hreflang-Paar lohnt nur, wenn die Texte wirklich verschieden sind.',
    ],
    ecommerce: [
      'Händler in {ort} registrieren Verpackungen im Register LUCID, bevor das erste Paket rausgeht.',
      'Der Knopf zur Bestellung trägt „zahlungspflichtig bestellen“ oder eine ebenso klare Aufschrift. Seit dem 19. Juni 2026 kommt zur Widerrufsbelehrung eine Widerrufsfunktion auf der Website.',
      'Für deutsche Käufer stehen Rechnung, PayPal und Lastschrift in der Kasse. Wer in die Niederlande liefert, ergänzt iDEAL.',
      'Oberhalb von 10.000 Euro Fernverkauf in andere EU-Länder gilt die Umsatzsteuer des Ziellandes. Das Meldeverfahren heißt OSS.',
    ],
    automatisierung: [
      'Seit 2025 müssen Unternehmen in Deutschland elektronische Rechnungen empfangen können. Die Pflicht zum Ausstellen folgt in Stufen bis 2028.',
      'Belege wandern bei Firmen in {ort} meist zu DATEV. Wir liefern dafür Buchungsstapel und Belegbild in einem Paket.',
      'Die GoBD verlangen, dass ein Ablauf beschrieben und unverändert nachvollziehbar ist. Eine Verfahrensdokumentation gehört zum Lieferumfang.',
      'Gibt es einen Betriebsrat, bestimmt er bei Technik mit, die Verhalten überwachen kann. Das regelt § 87 BetrVG.',
    ],
    dsgvo: [
      'Ab zwanzig Personen, die ständig Daten automatisiert verarbeiten, verlangt § 38 BDSG eine Datenschutzbeauftragte oder einen Beauftragten.',
      'Zuständig für Firmen in {ort} ist: {behoerde}, Sitz {sitz}. Eine Datenpanne ist binnen 72 Stunden zu melden.',
      'Neben der DSGVO gelten BDSG und TDDDG. Das Verzeichnis der Verarbeitungen ist auch für kleine Betriebe in {ort} die Grundlage.',
      'Abmahnungen betreffen oft Formulare ohne Hinweis und eingebettete Dienste. Beides prüfen wir zuerst.',
    ],
  },
  NL: {
    webdesign: [
      'Angaben zum Anbieter verlangt in den Niederlanden Artikel 3:15d des Burgerlijk Wetboek. KvK-Nummer und btw-id müssen leicht, direkt und dauerhaft zu finden sein.',
      'Für Firmen in {ort} lohnt eine deutsche Fassung mit eigener Ansprache. Das niederländische „je“ wird im Deutschen zum „Sie“.',
      'Nicht notwendige Cookies brauchen nach Artikel 11.7a der Telecommunicatiewet eine Einwilligung. Die Aufsicht sitzt in {sitz}.',
      'Niederländische Adressen haben Hausnummer und Zusatz in getrennten Feldern. Formulare für {ort} ergänzen die Straße aus der Postleitzahl.',
    ],
    'ki-chatbots': [
      'Manche Kunden wechseln im Chat die Sprache. Der Bot antwortet in {ort} deshalb auf Niederländisch, Deutsch und Englisch.',
      'Die KI-Verordnung gilt in den Niederlanden wie in Deutschland: Artikel 50 verlangt den Hinweis auf die Maschine.',
      'WhatsApp ist im niederländischen Kundendienst üblich. Wir verlinken dorthin, statt Daten ungefragt zu übertragen.',
      'Beschwerden über gespeicherte Gespräche nimmt die {behoerde} entgegen. Löschfrist und Zweck stehen deshalb im Fenster.',
    ],
    seo: [
      'Kunden suchen {ort} auf google.nl und auf google.de. Eine Seite je Sprache mit hreflang nl-NL und de-DE verhindert Verwechslung.',
      'Die Endung .nl vergibt SIDN. Wer auch in Deutschland wirbt, fährt mit einer Domain und zwei Verzeichnissen meist besser als mit zwei Domains.',
      'In den Niederlanden zählen Einträge im KvK-Register, bei Telefoonboek und De Telefoongids. Adressen müssen Zeichen für Zeichen gleich sein.',
      'Niederländische Wörter sind oft zusammengeschrieben und kürzer als die deutschen. Wortlisten übersetzen wir nicht, wir erheben sie neu.',
    ],
    ecommerce: [
      'In die Kasse eines Shops aus {ort} gehört iDEAL, künftig Wero. Für deutsche Kunden kommen Rechnung oder PayPal dazu.',
      'Der Knopf zur Bestellung muss die Zahlungspflicht nennen. Für die vierzehn Tage Rückgaberecht gehört seit Juni 2026 eine Widerrufsfunktion dazu; die Aufsicht führt die ACM.',
      'Verpackungen meldet man in den Niederlanden über Verpact, bei Versand nach Deutschland zusätzlich bei LUCID.',
      'Auf Waren gelten 21 Prozent btw, auf Lebensmittel und Bücher 9. Für Käufer im Ausland greift ab 10.000 Euro das OSS-Verfahren.',
    ],
    automatisierung: [
      'Buchhaltung läuft in {ort} häufig in Exact, Moneybird oder e-Boekhouden. Diese Programme haben Schnittstellen, die wir anbinden.',
      'Die btw-Erklärung geht elektronisch an den Belastingdienst. Rechnungen an Behörden laufen über Peppol.',
      'Für Kunden in Deutschland brauchen Firmen aus {ort} elektronische Rechnungen im Format XRechnung oder ZUGFeRD.',
      'Eigene Softwareentwicklung kann unter die WBSO fallen. Den Antrag nimmt die RVO entgegen, bevor die Arbeit beginnt.',
    ],
    dsgvo: [
      'Die DSGVO heißt hier AVG, das Ausführungsgesetz UAVG. Aufsicht ist die {behoerde} in {sitz}.',
      'Die Bürgernummer BSN darf ein Betrieb in {ort} nur mit gesetzlicher Grundlage verarbeiten. In Formularen hat sie meist nichts verloren.',
      'Eine feste Kopfzahl für Datenschutzbeauftragte gibt es in den Niederlanden nicht. Es zählt, was verarbeitet wird.',
      'Wer von {ort} aus deutsche Kunden anspricht, braucht die Erklärung in beiden Sprachen. Federführend bleibt die Aufsicht am Sitz.',
    ],
  },
  AT: {
    webdesign: [
      'In Österreich verlangt § 5 ECG die Angaben zum Anbieter, § 25 Mediengesetz die Offenlegung. Beides passt auf eine Seite.',
      'Das Barrierefreiheitsgesetz setzt dieselbe EU-Richtlinie um wie das deutsche. Für {ort} prüfen wir nach WCAG 2.2.',
      'Cookies regelt § 165 Abs. 3 TKG 2021. Ablehnen muss so leicht sein wie Zustimmen.',
      'Texte für {ort} folgen österreichischem Gebrauch: Jänner, Kassa, Sackerl, wo es passt. Rechtschreibung und Steuerbegriffe weichen ebenfalls ab.',
    ],
    'ki-chatbots': [
      'Der Bot versteht österreichische Wörter und antwortet hochsprachlich. Für {ort} hinterlegen wir Ortsnamen und Mundart als Suchwörter.',
      'Artikel 50 der KI-Verordnung gilt auch in Österreich. Eine Servicestelle für KI betreibt die RTR.',
      'Beschwerden über Daten im Chat gehen an die Datenschutzbehörde in {sitz}. Löschfristen stehen im Fenster.',
      'Feiertage weichen von den deutschen ab. Der Bot kennt sie, damit in {ort} kein falscher Rückruf versprochen wird.',
    ],
    seo: [
      'Verzeichnisse sind hier Herold und das WKO-Firmen-A-Z. Der Eintrag der Kammer ist für Mitglieder in {ort} schon da und muss nur stimmen.',
      'Die Endung .at vergibt nic.at. Eine .de-Adresse wirkt in Österreich wie ein Anbieter von auswärts.',
      'Österreicher suchen „Installateur“, Deutsche „Klempner“. Wortlisten für {ort} entstehen deshalb aus österreichischen Daten.',
      'Ein hreflang de-AT hilft, sobald Preise, Wörter oder Rechtstexte abweichen. Für wortgleiche Texte genügt eine Seite.',
    ],
    ecommerce: [
      'EPS, Karte, Rechnung und PayPal sind die üblichen Zahlungswege in Österreich.',
      'Händler ohne Sitz in Österreich brauchen für Verpackungen einen Bevollmächtigten. Händler aus {ort} wählen ein Sammelsystem.',
      'Der Normalsatz der Umsatzsteuer beträgt 20 Prozent. Für Käufer in Deutschland gilt ab der EU-Schwelle deren Satz.',
      'Das Fern- und Auswärtsgeschäfte-Gesetz regelt Rücktritt und Belehrung. Vierzehn Tage sind auch in {ort} die Regel.',
    ],
    automatisierung: [
      'Rechnungen an den Bund verlangen das Format ebInterface oder Peppol. Für Firmen in {ort} bereiten wir beides vor.',
      'Buchhaltung liegt meist bei BMD oder RZL, Meldungen gehen an FinanzOnline. Wir übergeben fertige Buchungssätze.',
      'Das Programm KMU.DIGITAL fördert Beratung und Umsetzung, solange Mittel da sind. Maßgeblich ist die Seite des Programms.',
      'Registrierkassen brauchen eine Signatur. Ein Ablauf in {ort} darf daran nicht vorbei buchen.',
    ],
    dsgvo: [
      'Neben der DSGVO gilt das österreichische DSG. Es schützt in Teilen auch Daten von Firmen.',
      'Aufsicht ist die Datenschutzbehörde in {sitz}. Für Betriebe in {ort} gibt es keine Landesbehörde daneben.',
      'Eine Kopfzahl für Datenschutzbeauftragte kennt Österreich nicht. Entscheidend sind Art und Umfang der Daten.',
      'Kameras in {ort} brauchen Zweck, Kennzeichnung und kurze Fristen. Maßstab ist die DSGVO; die §§ 12 und 13 DSG wenden die Gerichte daneben nicht an.',
    ],
  },
  CH: {
    webdesign: [
      'Das Impressum verlangt in der Schweiz Art. 3 Abs. 1 lit. s UWG, sobald online angeboten wird. Name, Adresse und E-Mail genügen oft.',
      'Schweizer Texte kennen kein Eszett, Tausender trennt ein Apostroph. Für {ort} schreiben wir „Strasse“ und „CHF 12’000“.',
      'Preise an Konsumenten stehen nach der Preisbekanntgabeverordnung in Franken und als Endpreis.',
      'Cookies behandelt Art. 45c FMG mit Information und Ablehnung. Wer auch EU-Kunden anspricht, braucht die strengere Einwilligung.',
    ],
    'ki-chatbots': [
      'Die KI-Verordnung der EU gilt in der Schweiz nicht unmittelbar. Sobald der Bot Kunden in der EU bedient, greift sie doch.',
      'Mundart ist im Chat üblich. Für {ort} lernt der Bot Schreibweisen wie „Offerte“, „Velo“ und „parkieren“.',
      'Das Datenschutzgesetz verlangt, Personen über Empfänger und Staaten zu informieren. Der Standort des Modells gehört deshalb in den Hinweis.',
      'Vier Landessprachen heissen nicht vier Bots. Eine Wissensbasis mit geprüften Fassungen genügt auch in {ort}.',
    ],
    seo: [
      'In der Schweiz zählen local.ch, search.ch und das Handelsregister Zefix. Einträge zu {ort} gleichen wir dort zuerst ab.',
      'Die Endung .ch verwaltet Switch. Eine .de-Domain wirkt auf Kunden in {ort} wie ein Versand aus dem Ausland.',
      'Ein hreflang de-CH ist sinnvoll, weil Schreibweise, Währung und Wörter abweichen. Französische Seiten brauchen fr-CH.',
      'Gesucht wird „Offerte“ statt „Angebot“ und „Natel“ statt „Handy“. Die Wortliste entsteht aus Schweizer Daten.',
    ],
    ecommerce: [
      'TWINT und Kauf auf Rechnung gehören in die Kasse eines Shops aus {ort}. Die Karte kommt als Drittes dazu.',
      'Versand aus der EU heisst Zollanmeldung und Einfuhrsteuer. Ab 100’000 Franken Kleinsendungen wird der Händler selbst steuerpflichtig.',
      'Ein gesetzliches Widerrufsrecht für Onlinekäufe kennt die Schweiz nicht. Was Sie freiwillig geben, muss klar in den Bedingungen stehen.',
      'Der Normalsatz der Mehrwertsteuer beträgt 8,1 Prozent, für Lebensmittel 2,6. Liefert {ort} in die EU, gelten deren Sätze.',
    ],
    automatisierung: [
      'Die QR-Rechnung ist Standard, eBill kommt hinzu. Abläufe für {ort} lesen die Referenz aus und buchen selbst.',
      'Buchhaltung läuft häufig in Abacus oder bexio. Beide haben Schnittstellen, die wir nutzen.',
      'Löhne werden über Swissdec gemeldet. An dieser Stelle binden wir an, statt Listen zu verschicken.',
      'Bankdateien folgen ISO 20022. Für Firmen in {ort} stimmen wir camt-Meldungen mit offenen Posten ab.',
    ],
    dsgvo: [
      'Seit dem 1. September 2023 gilt das neue Datenschutzgesetz. Bussen treffen verantwortliche Personen, nicht die Firma.',
      'Aufsicht über private Firmen in {ort} hat der EDÖB mit Sitz in {sitz}. Kantonale Stellen prüfen die Verwaltung.',
      'Wer von {ort} aus EU-Kunden anspricht, fällt zusätzlich unter die DSGVO und braucht dort oft einen Vertreter.',
      'Firmen unter 250 Beschäftigten sind vom Verzeichnis befreit, wenn das Risiko gering ist. Wir empfehlen es dennoch.',
    ],
  },
};

/** What a client of this country finds on our invoice. `vat` is the national standard rate in percent. */
export const COUNTRY_BILLING: Readonly<
  Record<CountryCode, { vat: number; vatName: string; currency: 'EUR' | 'CHF'; rule: string }>
> = {
  DE: {
    vat: 19,
    vatName: 'Umsatzsteuer',
    currency: 'EUR',
    rule: 'Mit gültiger USt-IdNr. kommt die Rechnung aus Roermond netto. Die 19 Prozent Umsatzsteuer melden Sie selbst; bei vollem Vorsteuerabzug gleicht sich das aus.',
  },
  NL: {
    vat: 21,
    vatName: 'btw',
    currency: 'EUR',
    rule: 'Auf niederländischen Rechnungen stehen 21 Prozent btw. Vorsteuerberechtigte Betriebe holen sie mit der nächsten Erklärung zurück.',
  },
  AT: {
    vat: 20,
    vatName: 'Umsatzsteuer',
    currency: 'EUR',
    rule: 'Mit gültiger UID stellen wir die Rechnung netto, die Steuerschuld geht auf Sie über. Sie melden 20 Prozent österreichische Umsatzsteuer und ziehen sie als Vorsteuer ab, soweit Sie dazu berechtigt sind.',
  },
  CH: {
    vat: 8.1,
    vatName: 'Mehrwertsteuer',
    currency: 'CHF',
    rule: 'Wir rechnen in Euro ab, ohne niederländische btw. Ob Bezugsteuer von 8,1 Prozent anfällt, hängt von Ihrer Steuerpflicht ab; der Frankenbetrag folgt dem Tageskurs.',
  },
};

export const LAW_SOURCES: Readonly<Record<CountryCode, readonly Source[]>> = {
  DE: [
    {
      name: 'Digitale-Dienste-Gesetz, § 5',
      url: 'https://www.gesetze-im-internet.de/ddg/__5.html',
    },
    { name: 'TDDDG, § 25', url: 'https://www.gesetze-im-internet.de/ttdsg/__25.html' },
  ],
  NL: [
    {
      name: 'Burgerlijk Wetboek Boek 3, Artikel 15d',
      url: 'https://wetten.overheid.nl/BWBR0005291/',
    },
    { name: 'Business.gov.nl, Regeln für Unternehmen', url: 'https://business.gov.nl' },
  ],
  AT: [
    { name: 'E-Commerce-Gesetz im RIS', url: 'https://www.ris.bka.gv.at' },
    { name: 'Unternehmensserviceportal', url: 'https://www.usp.gv.at' },
  ],
  CH: [
    { name: 'Bundesgesetz gegen den unlauteren Wettbewerb', url: 'https://www.fedlex.admin.ch' },
    { name: 'KMU-Portal des Bundes', url: 'https://www.kmu.admin.ch' },
  ],
};
