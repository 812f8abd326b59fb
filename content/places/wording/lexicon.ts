import type { ServiceSlug } from '#shared/business.ts';
import type { CountryCode, IndustryTag } from '../types.ts';

// Wording of the lexicon pages: how people search for a service in a city, and what to check. Placeholders: {ort}, {leistung},
// {nachbar}, {nachbar2}, {km1}, {km2}, {branche}, {branche2}, {verzeichnisse}.

/** How the search phrase is defined; one is shown. */
export const DEFINITIONS: Readonly<Record<ServiceSlug, readonly string[]>> = {
  webdesign: [
    '„Webdesign {ort}“ ist eine Suche mit Kaufabsicht. Wer sie eintippt, vergleicht Anbieter und erwartet Beispiele mit Preis.',
    'Unter „Webdesign {ort}“ sucht man eine Person oder ein Büro, kein Programm. Baukästen meinen andere Wörter.',
    'Die Suche „Webdesign {ort}“ mischt zwei Gruppen: Auftraggeber und Bewerber. Eine klare Überschrift trennt sie.',
    'Wer „Webdesign {ort}“ tippt, legt eine Liste von Anbietern an. Preis und Beispiel bringen Sie auf diese Liste.',
  ],
  'ki-chatbots': [
    '„Chatbot {ort}“ nennt das Werkzeug. Betriebe können auch nach dem Problem suchen: Anrufe, Termine, Rückfragen.',
    'Der Ort spielt bei Chatbots eine kleine Rolle. {ort} zählt erst, wenn Sprache, Datenschutz oder Einweisung wichtig werden.',
    'Wer „KI-Chatbot {ort}“ sucht, kennt das Werkzeug schon und will jetzt einen Ansprechpartner.',
    'Unter „Chatbot {ort}“ treffen Anbieter von Programmen auf Dienstleister. Der Ortsname filtert die Dienstleister heraus.',
  ],
  seo: [
    'Um „SEO {ort}“ streiten Agenturen, die ihr Handwerk verstehen. Leichter erreichbar ist eine Branche plus {ort}.',
    'Unter „SEO {ort}“ erscheinen Agenturen, Listen und Anzeigen gemischt. Organische Plätze beginnen oft erst unterhalb der Karte.',
    '„SEO {ort}“ kann lokale Sichtbarkeit meinen oder Technik. Für das Erste zählt das Profil in der Karte.',
    'Hinter „SEO {ort}“ kann ein Verlust stehen: Besucher fehlen seit einem Umbau. Dann hilft zuerst eine Diagnose.',
  ],
  ecommerce: [
    '„Onlineshop {ort}“ hat zwei Bedeutungen: jemand will kaufen oder jemand will einen Shop bauen lassen.',
    'Wer „Onlineshop erstellen {ort}“ tippt, hat Ware und sucht jemanden. Preis und Dauer gehören in die ersten zwei Zeilen.',
    'Bei E-Commerce zählt {ort} erst, wenn Abholung, Lager oder Beratung vor Ort wichtig sind.',
    'Die Suche nach einem Shop für {ort} kann mit dem Namen der Warenwirtschaft beginnen. Schnittstellen sind der Einstieg.',
  ],
  automatisierung: [
    '„Automatisierung {ort}“ führt zu Maschinenbau und Elektrik. Wer Büroabläufe meint, sucht andere Wörter.',
    'Gesucht wird in {ort} nicht die Methode, sondern das Ende der Handarbeit: Rechnung, Termin, Import.',
    'Wer in {ort} Abläufe verbinden will, tippt zwei Programmnamen, etwa Shop und Buchhaltung. Das Wort Automatisierung fehlt dann.',
    'Der Begriff ist in {ort} doppelt besetzt, mit Robotern und mit Büro. Der Zusatz „Prozesse“ klärt es.',
  ],
  dsgvo: [
    '„Datenschutz {ort}“ führt zu Kanzleien und externen Beauftragten. Technik an der Website wird anders gesucht.',
    'Hinter „DSGVO Website {ort}“ kann ein Brief stehen oder ein Banner, das zu viel lädt.',
    'Wer in {ort} nach Datenschutz sucht, will wissen, ob er betroffen ist. Eine Prüfliste beantwortet das besser als ein Paragraf.',
    'Hinter „DSGVO {ort}“ kann eine Frist stehen, etwa 72 Stunden nach einer Panne. Dann zählt die Antwortzeit.',
  ],
};

type Query = { phrase: string; intent: string; page: string };

/** Phrases people type, by service: the Dutch, Austrian and Swiss variants follow below. {o} is the city in small letters. */
export const QUERIES: Readonly<Record<ServiceSlug, readonly Query[]>> = {
  webdesign: [
    { phrase: 'webdesign {o}', intent: 'Anbieter vergleichen', page: 'Leistung mit Preis' },
    { phrase: 'website erstellen lassen {o}', intent: 'Auftrag vergeben', page: 'Ablauf und Dauer' },
    { phrase: 'homepage {b} {o}', intent: 'Beispiel aus der Branche', page: 'Fallbeispiel' },
    { phrase: 'website kosten {n}', intent: 'Preis einschätzen', page: 'Preisseite' },
    { phrase: 'internetagentur nähe {n2}', intent: 'Ansprechpartner finden', page: 'Kontakt mit Karte' },
  ],
  'ki-chatbots': [
    { phrase: 'chatbot {b} {o}', intent: 'Eignung prüfen', page: 'Beispiel der Branche' },
    { phrase: 'telefon entlasten {b}', intent: 'Problem lösen', page: 'Ablauf und Grenzen' },
    { phrase: 'ki chatbot dsgvo {o}', intent: 'Bedenken klären', page: 'Datenschutz im Chat' },
    { phrase: 'chatbot kosten monat', intent: 'Preis einschätzen', page: 'Preisseite' },
    { phrase: 'chatbot anbieter {n}', intent: 'Anbieter vergleichen', page: 'Leistung' },
  ],
  seo: [
    { phrase: '{b} {o}', intent: 'Betrieb finden', page: 'Leistung je Ort' },
    { phrase: 'seo agentur {o}', intent: 'Anbieter vergleichen', page: 'Leistung mit Beispiel' },
    { phrase: 'google eintrag {o} ändern', intent: 'Selbst erledigen', page: 'Anleitung' },
    { phrase: '{b} {n} öffnungszeiten', intent: 'Besuch planen', page: 'Standort' },
    { phrase: 'seo kosten {n2}', intent: 'Preis einschätzen', page: 'Preisseite' },
  ],
  ecommerce: [
    { phrase: 'onlineshop erstellen lassen {o}', intent: 'Auftrag vergeben', page: 'Leistung mit Preis' },
    { phrase: '{w} online kaufen {o}', intent: 'Ware kaufen', page: 'Kategorie' },
    { phrase: '{w} abholung {n}', intent: 'Heute mitnehmen', page: 'Filiale mit Bestand' },
    { phrase: 'shop agentur {o}', intent: 'Anbieter vergleichen', page: 'Beispiele' },
    { phrase: 'versand ab {n2}', intent: 'Lieferung klären', page: 'Versand' },
  ],
  automatisierung: [
    { phrase: 'prozesse automatisieren {o}', intent: 'Beratung suchen', page: 'Leistung' },
    { phrase: 'rechnungen automatisch erfassen {b}', intent: 'Problem lösen', page: 'Ablauf Rechnung' },
    { phrase: 'digitalisierung förderung {o}', intent: 'Geld finden', page: 'Förderung' },
    { phrase: 'software verbinden {n}', intent: 'Dienstleister finden', page: 'Schnittstellen' },
    { phrase: 'büro entlasten {b}', intent: 'Problem lösen', page: 'Beispiel der Branche' },
  ],
  dsgvo: [
    { phrase: 'website dsgvo prüfen {o}', intent: 'Prüfung beauftragen', page: 'Leistung' },
    { phrase: 'datenschutz {b} {o}', intent: 'Pflichten klären', page: 'Prüfliste der Branche' },
    { phrase: 'cookie banner abmahnung {n}', intent: 'Hilfe im Ernstfall', page: 'Sofortmaßnahmen' },
    { phrase: 'datenschutzerklärung {b}', intent: 'Muster suchen', page: 'Erklärung mit Beispiel' },
    { phrase: 'datenpanne melden {o}', intent: 'Frist einhalten', page: 'Meldeweg' },
  ],
};

/** One more phrase in the country's own words. */
export const LOCAL_QUERIES: Readonly<Record<CountryCode, Readonly<Record<ServiceSlug, Query>>>> = {
  DE: {
    webdesign: { phrase: 'webdesigner in meiner nähe', intent: 'Karte öffnen', page: 'Unternehmensprofil {ort}' },
    'ki-chatbots': { phrase: 'chatbot handwerk erfahrungen', intent: 'Erfahrung lesen', page: 'Fallbeispiel aus {ort}' },
    seo: { phrase: 'gelbe seiten {o} {b}', intent: 'Verzeichnis nutzen', page: 'Eintrag für {ort}' },
    ecommerce: { phrase: '{w} auf rechnung {o}', intent: 'Zahlungsweg klären', page: 'Zahlung' },
    automatisierung: { phrase: 'datev schnittstelle {o}', intent: 'Steuerbüro anbinden', page: 'Schnittstellen' },
    dsgvo: { phrase: 'impressum prüfen {o}', intent: 'Pflichtangaben klären', page: 'Impressum' },
  },
  NL: {
    webdesign: { phrase: 'website laten maken {o}', intent: 'niederländische Fassung', page: 'eigene Seite auf Niederländisch' },
    'ki-chatbots': { phrase: 'chatbot laten maken {o}', intent: 'niederländische Fassung', page: 'eigene Seite auf Niederländisch' },
    seo: { phrase: 'vindbaar in google {o}', intent: 'niederländische Fassung', page: 'eigene Seite auf Niederländisch' },
    ecommerce: { phrase: 'webshop laten bouwen {o}', intent: 'niederländische Fassung', page: 'eigene Seite auf Niederländisch' },
    automatisierung: { phrase: 'processen automatiseren {o}', intent: 'niederländische Fassung', page: 'eigene Seite auf Niederländisch' },
    dsgvo: { phrase: 'avg check website {o}', intent: 'niederländische Fassung', page: 'eigene Seite auf Niederländisch' },
  },
  AT: {
    webdesign: { phrase: 'homepage erstellen {o} firma', intent: 'Anbieter finden', page: 'Leistung mit UID und Kammer' },
    'ki-chatbots': { phrase: 'chatbot kmu digital förderung', intent: 'Geld finden', page: 'Förderung' },
    seo: { phrase: 'herold eintrag {o}', intent: 'Verzeichnis nutzen', page: 'Eintrag für {ort}' },
    ecommerce: { phrase: 'webshop erstellen {o}', intent: 'Auftrag vergeben', page: 'Leistung' },
    automatisierung: { phrase: 'bmd schnittstelle {o}', intent: 'Buchhaltung anbinden', page: 'Schnittstellen' },
    dsgvo: { phrase: 'offenlegung mediengesetz {o}', intent: 'Pflichtangaben klären', page: 'Impressum' },
  },
  CH: {
    webdesign: { phrase: 'webdesign offerte {o}', intent: 'Offerte einholen', page: 'Leistung mit Frankenhinweis' },
    'ki-chatbots': { phrase: 'chatbot schweizerdeutsch', intent: 'Sprache klären', page: 'Sprachen' },
    seo: { phrase: 'local.ch eintrag {o}', intent: 'Verzeichnis nutzen', page: 'Eintrag für {ort}' },
    ecommerce: { phrase: 'onlineshop twint {o}', intent: 'Zahlungsweg klären', page: 'Zahlung' },
    automatisierung: { phrase: 'bexio schnittstelle {o}', intent: 'Buchhaltung anbinden', page: 'Schnittstellen' },
    dsgvo: { phrase: 'datenschutzgesetz website {o}', intent: 'Pflichten klären', page: 'Prüfliste' },
  },
};

/** What to check; five of them are shown. */
export const CHECKS: Readonly<Record<ServiceSlug, readonly string[]>> = {
  webdesign: [
    'Steht {ort} im Titel der Kontaktseite und nicht nur im Bild?',
    'Lädt die Startseite im Mobilnetz von {ort} in weniger als zweieinhalb Sekunden?',
    'Ist die Rufnummer antippbar, mit Landesvorwahl für Gäste in {ort}?',
    'Hat jede Leistung eine eigene Adresse, die man aus {nachbar} verlinken kann?',
    'Nennt die Anfahrt Bahn, Auto und Parken in {ort}?',
    'Gibt es eine Seite für {branche}, die ein Laie versteht?',
    'Lässt sich das Formular ohne Maus ausfüllen?',
    'Bleibt der Text lesbar, wenn man ihn auf zweihundert Prozent stellt?',
    'Führen alte Adressen und Lesezeichen noch zum Ziel?',
  ],
  'ki-chatbots': [
    'Steht der Hinweis auf die Maschine vor der ersten Nachricht?',
    'Kennt der Bot die Öffnungszeiten in {ort}, auch an Feiertagen?',
    'Weist er Gesundheits- und Kontodaten ab?',
    'Nennt er bei jeder Antwort die Quelle?',
    'Kann man ihn aus {nachbar} auch in einer zweiten Sprache fragen?',
    'Gibt es eine Übergabe an Menschen in {ort} mit Namen?',
    'Sind Fragen zu {branche} vor dem Start geprüft?',
    'Werden Gespräche nach dreißig Tagen gelöscht?',
    'Findet Google die Antworten auch außerhalb des Chats?',
  ],
  seo: [
    'Sind Name, Adresse und Rufnummer in {verzeichnisse} gleich?',
    'Trägt das Unternehmensprofil in {ort} die richtige Hauptkategorie?',
    'Gibt es je Leistung genau eine Seite für {ort}?',
    'Nennt der Text echte Aufträge aus {nachbar}?',
    'Hat jede Seite einen eigenen Titel unter sechzig Zeichen?',
    'Sind Bilder aus {ort} benannt und beschrieben?',
    'Kommt „{branche}“ als Wort im Text vor, nicht nur als Symbol?',
    'Zeigt die Suchkonsole Anfragen mit {nachbar2}?',
    'Antworten Sie auf Bewertungen binnen einer Woche?',
  ],
  ecommerce: [
    'Steht der Bestand in {ort} an jedem Artikel?',
    'Sind Versandkosten vor der Kasse sichtbar?',
    'Gibt es Abholung in {ort} mit Uhrzeit?',
    'Tragen Artikel strukturierte Daten mit Preis und Verfügbarkeit?',
    'Haben Varianten eine gemeinsame Adresse?',
    'Sind Retouren aus {nachbar} und dem Ausland erklärt?',
    'Passt die Kategorie zu {branche}, so wie Kunden sie nennen?',
    'Sind ausverkaufte Artikel weitergeleitet statt gelöscht?',
    'Erscheint {ort} in der Versandseite?',
  ],
  automatisierung: [
    'Nennt die Seite Programme, die in {ort} verbreitet sind?',
    'Gibt es ein Beispiel aus {branche} mit Minuten statt Versprechen?',
    'Steht der Ablauf als Bild und als Text da?',
    'Ist erklärt, was bei einem Fehler geschieht?',
    'Wird Förderung mit Stelle und Stand genannt?',
    'Findet man die Seite unter dem Namen der Schnittstelle?',
    'Rechnet ein Beispiel vor, was ein Betrieb in {ort} spart?',
    'Sind Büro und Fabrik sprachlich getrennt?',
    'Führt ein Weg von {branche2} zur passenden Lösung?',
  ],
  dsgvo: [
    'Lädt die Seite vor dem Klick nichts von fremden Servern?',
    'Sind beide Knöpfe im Banner gleich groß?',
    'Nennt die Erklärung jeden Dienst, der wirklich läuft?',
    'Führt jede Seite in höchstens zwei Klicks zum Impressum?',
    'Hat das Formular für {branche} nur nötige Felder?',
    'Steht fest, wann eine Anfrage ohne Auftrag gelöscht wird?',
    'Steht die zuständige Aufsicht mit Adresse da?',
    'Ist der Stadtplan von {ort} ein Bild statt eines fremden Dienstes?',
    'Weiß das Team in {ort}, wer eine Panne meldet?',
  ],
};

export const DIRECTORIES: Readonly<Record<CountryCode, string>> = {
  DE: 'Google, Apple Karten, Bing, Gelbe Seiten und Das Örtliche',
  NL: 'Google, Apple Karten, Bing, KvK-Register und Telefoonboek',
  AT: 'Google, Apple Karten, Bing, Herold und WKO-Firmen-A-Z',
  CH: 'Google, Apple Karten, Bing, local.ch und search.ch',
};

/** Other names of a city that people type, in the language they type them. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  koeln: 'Cologne (englisch, französisch) und Keulen (niederländisch)',
  aachen: 'Aken (niederländisch) und Aix-la-Chapelle (französisch)',
  berlin: 'Berlijn (niederländisch)',
  hamburg: 'Hambourg (französisch)',
  salzburg: 'Salisburgo (italienisch)',
  thun: 'Thoune (französisch)',
  zug: 'Zoug (französisch) und Zugo (italienisch)',
  kleve: 'Kleef (niederländisch)',
  'emmerich-am-rhein': 'Emmerik (niederländisch)',
  juelich: 'Gulik (niederländisch)',
  nijmegen: 'Nimwegen (deutsch, älter)',
  arnhem: 'Arnheim (deutsch)',
  'den-haag': 'The Hague (englisch) und La Haye (französisch)',
  's-hertogenbosch': 'Den Bosch (niederländisch, im Alltag) und Herzogenbusch (deutsch, älter)',
  leeuwarden: 'Ljouwert (friesisch)',
  muenchen: 'Munich (englisch) und Monaco di Baviera (italienisch)',
  nuernberg: 'Nuremberg (englisch)',
  hannover: 'Hanover (englisch)',
  mainz: 'Mayence (französisch)',
  saarbruecken: 'Sarrebruck (französisch)',
  trier: 'Trèves (französisch)',
  wien: 'Vienna (englisch)',
  zuerich: 'Zurich (englisch, französisch)',
  basel: 'Bâle (französisch)',
  bern: 'Berne (französisch)',
  biel: 'Bienne (französisch)',
  genf: 'Genève (französisch) und Geneva (englisch)',
  luzern: 'Lucerne (englisch, französisch)',
  'st-gallen': 'Saint-Gall (französisch)',
  chur: 'Coira (italienisch) und Cuira (rätoromanisch)',
  schaffhausen: 'Schaffhouse (französisch)',
  lugano: 'Lauis (deutsch, veraltet)',
  klagenfurt: 'Celovec (slowenisch)',
  villach: 'Beljak (slowenisch)',
  maastricht: 'Mestreech (Limburgisch)',
  roermond: 'Remunj (Limburgisch)',
  sittard: 'Zittert (Limburgisch)',
  kerkrade: 'Kirchroa (Ripuarisch)',
  moenchengladbach: 'Gladbach (Kurzform)',
  'muelheim-an-der-ruhr': 'Mülheim (Kurzform, mit dem Kölner Stadtteil zu verwechseln)',
  'frankfurt-am-main': 'Frankfurt (Kurzform, mit Frankfurt an der Oder zu verwechseln)',
};

export const SPELLING_PLANS: readonly string[] = [
  'Beides gehört in den Text, die Adresse der Seite trägt nur eine Form.',
  'In Adressen steht die einfache Form, in Überschriften die richtige.',
  'Für Anzeigen lohnt sich jede Form einzeln, für Seiten nur die amtliche.',
  'Suchmaschinen kennen die Formen, Branchenbücher nicht immer.',
];

export const CATCHMENT_PLANS: readonly string[] = [
  'Ein Betrieb in {ort} sollte Orte nennen, in denen er wirklich arbeitet. {nachbar} liegt mit {km1} Kilometern am nächsten.',
  'Wer aus {nachbar} sucht, bekommt bei {km1} Kilometern Abstand oft schon andere Treffer in der Karte. Ein Satz im Text hilft, eine Liste von vierzig Orten schadet.',
  'Das Einzugsgebiet von {ort} legen Sie fest, nicht die Stadtgrenze. {nachbar} ({km1} Kilometer) und {nachbar2} ({km2}) kommen zuerst infrage.',
  'Suchmaschinen schätzen die Entfernung zum Suchenden. Von {ort} bis {nachbar2} sind es {km2} Kilometer: nah mit dem Auto, fern auf der Karte.',
  'Wer aus {ort} heraus arbeitet, nennt auch Orte wie {nachbar} ({km1} Kilometer). Schreiben Sie dazu, wie weit Sie fahren.',
];

export const DIRECTORY_PLANS: readonly string[] = [
  'Für {ort} gleichen Sie zuerst ab: {verzeichnisse}. Dazu kommt der Eintrag bei der Kammer ({kammer}).',
  '{verzeichnisse}: In dieser Reihenfolge prüfen wir Einträge aus {ort}. Danach folgt die {kammer}.',
  'Fundstellen für {ort} sind {verzeichnisse}. Verbände und die {kammer} sind die besseren Verweise.',
  'Ein Verweis der Kammer ({kammer}) wiegt für {ort} mehr als zwanzig Listen. Die Grundlage bleiben {verzeichnisse}.',
];

export const CALENDAR_PLANS: readonly string[] = [
  'Tragen Sie Sonderöffnungszeiten ein, bevor jemand vor der Tür steht. In {ort} betrifft das: {feiertage}.',
  'Feiertage sind in {ort} ein Suchanlass: {feiertage}. Das Profil fragt danach, die Website sollte es auch tun.',
  'Diese Tage weichen in {ort} von denen im Nachbarland ab: {feiertage}. Ein Hinweis auf der Startseite genügt.',
];

export const BRANCH_PLANS: readonly string[] = [
  'In {ort} prägen {branche} sowie {branche2} das Angebot. Wortlisten sollten dort beginnen.',
  'Die Wortliste für {leistung} beginnt in {ort} mit {branche}, danach kommt {branche2}.',
  'Suchwörter aus dem Feld {branche} führen in {ort} weiter als allgemeine. Als Zweites kommt {branche2} infrage.',
  'Beginnen Sie in {ort} mit zwei Feldern: {branche}, danach {branche2}. Allgemeine Wörter kommen zuletzt.',
];

/** Where the name is the same everywhere. */
export const PLAIN_SPELLING_PLANS: readonly string[] = [
  'Der Name {ort} kommt ohne Sonderzeichen aus. Adresse, Anzeige und Verzeichnis schreiben ihn gleich.',
  '{ort} schreibt sich auf Deutsch, Niederländisch und Englisch gleich. Fehler entstehen eher bei Straße und Ortsteil.',
  'Bei {ort} gibt es nur eine Schreibweise. Wichtiger ist, dass Postleitzahl und Ort überall zusammenstehen.',
];

/** What customers of a branch type: the business they look for, and goods they buy. */
export const SEARCH_WORDS: Readonly<Record<IndustryTag, { business: string; goods: string }>> = {
  logistik: { business: 'spedition', goods: 'versandkartons' },
  chemie: { business: 'labor', goods: 'reiniger' },
  hochschule: { business: 'ingenieurbüro', goods: 'messgeräte' },
  tourismus: { business: 'hotel', goods: 'gutschein' },
  handwerk: { business: 'tischler', goods: 'werkzeug' },
  handel: { business: 'fachgeschäft', goods: 'schuhe' },
  maschinenbau: { business: 'maschinenbau', goods: 'ersatzteile' },
  gesundheit: { business: 'physiotherapie', goods: 'bandagen' },
  it: { business: 'it service', goods: 'software' },
  automotive: { business: 'kfz werkstatt', goods: 'autoteile' },
  metall: { business: 'schlosserei', goods: 'aluminium zuschnitt' },
  lebensmittel: { business: 'hofladen', goods: 'käse' },
  gartenbau: { business: 'gärtnerei', goods: 'stauden' },
  hafen: { business: 'werft', goods: 'bootszubehör' },
  medien: { business: 'fotograf', goods: 'drucksachen' },
  finanzen: { business: 'steuerberater', goods: 'vorlagen' },
  verwaltung: { business: 'verband', goods: 'büromaterial' },
  textil: { business: 'schneiderei', goods: 'stoffe' },
  energie: { business: 'photovoltaik firma', goods: 'wallbox' },
  bau: { business: 'dachdecker', goods: 'baustoffe' },
  elektronik: { business: 'elektronik service', goods: 'bauteile' },
  kultur: { business: 'theater', goods: 'karten' },
};

export const SPELLING_TITLES: readonly string[] = [
  '{ort} und seine Schreibweisen',
  'Wie {ort} geschrieben wird',
  'Der Name {ort} im Suchfeld',
  'Schreibweise: {ort}',
];

export const QUERY_PLANS: readonly string[] = [
  'Die Formulierungen sind Beispiele für {ort}, Suchmengen haben wir nicht erhoben. Rechts steht die Seite, die antworten sollte.',
  'So oder ähnlich fragen Kunden rund um {leistung}. Zu jeder Anfrage gehört genau eine Seite, sonst konkurrieren Ihre Texte miteinander.',
  'Fünf Muster, keine Messwerte: Absicht und Zielseite zählen mehr als der genaue Wortlaut in {ort}.',
  'Wer eine dieser Anfragen stellt, will etwas Bestimmtes. Die Spalte Absicht zeigt, was Ihre Seite zuerst liefern muss.',
  'Die Tabelle ordnet Muster aus {ort} nach Absicht. Prüfen Sie in der Suchkonsole, welche davon bei Ihnen vorkommen.',
];

export const DATA_PLANS: readonly string[] = [
  'Der Block gehört in den Kopf Ihrer Kontaktseite. Die Koordinaten zeigen die Ortsmitte von {ort}; ersetzen Sie sie durch Ihre Adresse.',
  'Mit diesem Muster lesen Maschinen, dass Ihr Betrieb in {ort} sitzt. Name, Straße und genaue Lage tragen Sie selbst ein.',
  'Einmal je Standort genügt: Das Muster nennt {ort} und zwei Nachbarn. Streichen Sie Orte, in denen Sie nicht arbeiten.',
  'Fügen Sie das Muster nur ein, wenn dieselben Angaben sichtbar auf der Seite stehen. Für {ort} fehlen noch Name und Straße.',
];
