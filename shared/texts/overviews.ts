import type { TextGroup } from './text-group.ts';

/** Pages that list others, and what stands around the texts of pages. */
export const OVERVIEW_TEXTS = {
  id: 'uebersichten',
  name: 'Übersichtsseiten und Schlussabsätze',
  page: '/services',
  entries: {
    'services.meta.title': {
      label: 'Leistungen: Titel in Suchergebnissen',
      text: 'Sechs Services: Umfang, Ablauf, Kosten',
    },
    'services.meta.description': {
      label: 'Leistungen: Beschreibung in Suchergebnissen',
      text:
        'Webdesign, KI-Chatbots, SEO, E-Commerce, Automatisierung und DSGVO: was Sie bekommen, ' +
        'was es kostet und wann es sich nicht lohnt.',
      rows: 2,
    },
    'services.title': {
      label: 'Leistungen: Überschrift',
      text: 'Sechs Leistungen. Jede sagt, wann Sie sie nicht brauchen.',
    },
    'services.lead': {
      label: 'Leistungen: Einleitung',
      text: 'Auf jeder Seite: Umfang, Dauer, Ihre Aufgaben und ein durchgerechnetes Beispiel.',
      rows: 2,
    },
    'services.unpriced': {
      label: 'Leistungen: ohne festen Preis',
      text: 'nach Bestandsaufnahme',
    },
    'services.unneeded': {
      label: 'Leistungen: vor dem, was eine Leistung unnötig macht',
      text: 'Brauchen Sie nicht, wenn',
    },
    'services.unneeded.webdesign': {
      label: 'Leistungen: wann Webdesign nicht nötig ist',
      text: 'Sie auf Jahre ausgebucht sind und kein Personal suchen.',
      rows: 2,
    },
    'services.unneeded.ki-chatbots': {
      label: 'Leistungen: wann ein Chatbot nicht nötig ist',
      text: 'in der Woche weniger als fünf Fragen kommen.',
      rows: 2,
    },
    'services.unneeded.seo': {
      label: 'Leistungen: wann Suchmaschinenoptimierung nicht nötig ist',
      text: 'Sie schon morgen Anfragen brauchen. Dafür gibt es Anzeigen.',
      rows: 2,
    },
    'services.unneeded.ecommerce': {
      label: 'Leistungen: wann ein Shop nicht nötig ist',
      text: 'jedes Stück eine Einzelanfertigung ist: Dann genügt ein Formular.',
      rows: 2,
    },
    'services.unneeded.automatisierung': {
      label: 'Leistungen: wann Automatisierung nicht nötig ist',
      text: 'der Vorgang seltener als zehnmal im Monat vorkommt.',
      rows: 2,
    },
    'services.unneeded.dsgvo': {
      label: 'Leistungen: wann die Prüfung zur DSGVO nicht nötig ist',
      text: 'Ihre Website neu ist und nichts von Dritten lädt.',
      rows: 2,
    },
    'services.end.title': {
      label: 'Leistungen: Schluss, Überschrift',
      text: 'Noch unsicher, was davon?',
    },
    'services.end.text': {
      label: 'Leistungen: Schluss',
      text:
        'Beschreiben Sie in zwei Sätzen, was Sie im Alltag aufhält. Wir antworten mit einer ' +
        'Empfehlung, auch wenn sie „lassen\u00a0Sie\u00a0es“ heißt.',
      rows: 2,
    },
    'case.next': { label: 'Fall: Verweis am Ende', text: 'Nächster Fall' },
    'service.total': { label: 'Seite einer Leistung: Summe der Dauern', text: 'Dauer zusammen' },
    'service.details': {
      label: 'Seite einer Leistung: Überschrift der aufklappbaren Kapitel',
      text: 'Im Einzelnen',
    },
    'service.questions': {
      label: 'Seite einer Leistung: Überschrift der Fragen',
      text: 'Fragen vor dem Auftrag',
    },
    'service.more': {
      label: 'Seite einer Leistung: Satz vor dem Verweis auf die Hilfe',
      text: 'Umzug, Vertrag, Pflege, Recht: Alle weiteren Fragen beantwortet die',
    },
    'service.end.title': {
      label: 'Seite einer Leistung: Schluss, Überschrift',
      text: 'Was kostet das bei Ihnen?',
    },
    'service.end.text': {
      label: 'Seite einer Leistung: Schluss',
      text:
        'Drei Schritte im Formular, danach wissen wir genug für ein Angebot. Es kommt an ' +
        'Werktagen innerhalb von {{promise.offer}}, kostenlos und unverbindlich.',
      rows: 2,
    },
    'service.others': {
      label: 'Seite einer Leistung: andere Leistungen',
      text: 'Weitere Leistungen',
    },
    'service.places': {
      label: 'Seite einer Leistung: Verweis auf Städte',
      text: '{service} in Ihrer Stadt',
    },
    'case.note.built': {
      label: 'Eine Case Study: Hinweis, wenn es die Website zum Ansehen gibt',
      text: 'Von uns gebaut, der Betrieb ist erfunden. Preise und Messwerte stimmen.',
    },
    'case.note.assumed': {
      label: 'Eine Case Study: Hinweis sonst',
      text: 'Betrieb und Zahlen sind angenommen, Umfang und Preise stimmen.',
    },
    'case.note.commission': {
      label: 'Eine Case Study: Hinweis bei einem echten Auftrag',
      text: 'Ein Auftrag, den wir ausgeführt haben.',
    },
    'case.facts': {
      label: 'Eine Case Study: Eckdaten, auf dem Telefon',
      text: 'Eckdaten und Preis',
    },
    'case.measured': {
      label: 'Eine Case Study: unter den Messwerten',
      text:
        'Gemessen am {day} mit Chromium, Lighthouse als Telefon. Die Seite ist öffentlich: ' +
        'Messen Sie nach.',
    },
    'case.end.title': { label: 'Eine Case Study: Schluss, Überschrift', text: 'Ähnliche Lage?' },
    'case.end.text': {
      label: 'Eine Case Study: Schluss',
      text:
        'Nennen Sie Branche und Termin. Das Angebot kommt an Werktagen innerhalb von ' +
        '{{promise.offer}}, kostenlos und unverbindlich.',
      rows: 2,
    },
    'post.end.title': {
      label: 'Ein Beitrag: Schluss, Überschrift',
      text: 'Trifft das auf Sie zu?',
    },
    'post.end.text': {
      label: 'Ein Beitrag: Schluss',
      text:
        'Schreiben Sie uns, worum es bei Ihnen geht. Eine erste Einschätzung bekommen Sie ohne ' +
        'Rechnung.',
      rows: 2,
    },
    'topic.end.title': {
      label: 'Ein Thema der Hilfe: Schluss, Überschrift',
      text: 'Ihre Frage fehlt?',
    },
    'topic.end.text': {
      label: 'Ein Thema der Hilfe: Schluss',
      text:
        'Schreiben Sie uns. Sie bekommen an Werktagen innerhalb von {{promise.offer}} eine ' +
        'Antwort.',
    },
    'samples.title': {
      label: 'Muster von Angebot und Rechnung: Überschrift',
      text: 'Angebot und Rechnung vorab lesen',
    },
    'samples.intro': {
      label: 'Muster von Angebot und Rechnung: Einleitung',
      text:
        'Muster mit erfundenem Kunden und den Preisen von heute, aus demselben Programm wie ' +
        'die echten.',
    },
    'samples.angebot': {
      label: 'Musterangebot: Beschreibung',
      text: 'Positionen, Optionen, Zahlungsplan und die AGB als Anlage',
    },
    'samples.rechnung': {
      label: 'Musterrechnung: Beschreibung',
      text: 'Schlussrechnung mit abgezogener Anzahlung, GiroCode und XML für die Buchhaltung',
    },
    'band.ask': { label: 'Zweiter Knopf am Schluss', text: 'Frage stellen' },
    'about.near.germany': {
      label: 'Über uns: Maß in der Zeichnung, Deutschland',
      text: 'bis Deutschland',
    },
    'about.near.belgium': {
      label: 'Über uns: Maß in der Zeichnung, Belgien',
      text: 'bis Belgien',
    },
    'about.near.radius': {
      label: 'Über uns: Maß neben der Zeichnung, Umkreis',
      text: 'Umkreis für Besuche',
    },
    'about.near.hours': {
      label: 'Über uns: neben dem Namen, Zeiten',
      text: 'Erreichbar',
    },
    'about.near.seat': { label: 'Über uns: neben dem Namen, Anschrift', text: 'Büro' },
    'about.questions': { label: 'Über uns: Überschrift der Fragen', text: 'Fragen an uns' },
    'about.more': {
      label: 'Über uns: Satz vor dem Verweis auf die Hilfe',
      text: 'Kosten, Vertrag, Steuer und Förderung: Alle weiteren Fragen beantwortet die',
    },
    'about.end.title': { label: 'Über uns: Schluss, Überschrift', text: 'Lieber erst reden?' },
    'about.end.text': {
      label: 'Über uns: Schluss',
      text:
        'Das Erstgespräch dauert {{promise.call}} und kostet nichts. Darin klären wir, ob ein ' +
        'Angebot für Sie sinnvoll ist.',
      rows: 2,
    },
    'blog.meta.title': {
      label: 'Blog: Titel in Suchergebnissen',
      text: 'Blog für Inhaber kleiner Betriebe',
    },
    'blog.meta.description': {
      label: 'Blog: Beschreibung in Suchergebnissen',
      text:
        'Websites, Suche, Chatbots, Recht und Abläufe: Beiträge mit Zahlen und Quellen ' +
        'für Betriebe in der Grenzregion.',
      rows: 2,
    },
    'blog.title': {
      label: 'Blog: Überschrift',
      text: 'Was kleine Betriebe an der Grenze fragen',
    },
    'blog.lead': {
      label: 'Blog: Einleitung',
      text: 'Antworten mit Zahlen und Quellen: zu Kosten, Recht, Suche und Abläufen.',
      rows: 2,
    },
    'blog.end.title': {
      label: 'Blog: Schluss, Überschrift',
      text: 'Ihre Frage ist nicht dabei?',
    },
    'blog.end.text': {
      label: 'Blog: Schluss',
      text:
        'Fragen Sie uns. Sie bekommen an Werktagen innerhalb von {{promise.offer}} eine ' +
        'Antwort.',
      rows: 2,
    },
    'blog.feed': { label: 'Blog: Satz vor dem RSS-Feed', text: 'Neue Beiträge ohne Newsletter:' },
    'glossary.meta.title': {
      label: 'Glossar: Titel in Suchergebnissen',
      text: 'Glossar: Begriffe rund um Ihre Website',
    },
    'glossary.meta.description': {
      label: 'Glossar: Beschreibung in Suchergebnissen',
      text:
        '{count} Begriffe aus Technik, Suche, Recht und Verkauf, erklärt mit Beispiel, ' +
        'häufigem Fehler und einem Weg, selbst nachzusehen.',
      rows: 2,
    },
    'glossary.title': {
      label: 'Glossar: Überschrift',
      text: '{count} Fachwörter einfach erklärt',
    },
    'glossary.lead': {
      label: 'Glossar: Einleitung',
      text:
        'Was in Angeboten und Gesprächen fällt, mit Beispiel, häufigem Fehler und einem Weg, ' +
        'selbst nachzusehen.',
      rows: 2,
    },
    'glossary.end.title': {
      label: 'Glossar: Schluss, Überschrift',
      text: 'Ein Satz im Angebot bleibt unklar?',
    },
    'glossary.end.text': {
      label: 'Glossar: Schluss',
      text:
        'Schicken Sie ihn uns, auch wenn das Angebot von jemand anderem kommt. Sie bekommen an ' +
        'Werktagen innerhalb von {{promise.offer}} eine Antwort auf Deutsch.',
      rows: 2,
    },
    'glossary.service': {
      label: 'Glossar: Überschrift der passenden Leistung',
      text: 'Dabei helfen wir',
    },
    'glossary.related': {
      label: 'Glossar: Überschrift verwandter Begriffe',
      text: 'Verwandte Begriffe',
    },
    'help.meta.title': {
      label: 'Hilfe: Titel in Suchergebnissen',
      text: 'Hilfe: Fragen und Antworten',
    },
    'help.meta.description': {
      label: 'Hilfe: Beschreibung in Suchergebnissen',
      text:
        'Kurze Antworten zu Kosten, Vertrag, Umzug, Pflege, Texten, Shop, Recht, ' +
        'Zusammenarbeit und Technik. Mit Suche über alle Fragen.',
      rows: 2,
    },
    'help.title': { label: 'Hilfe: Überschrift', text: 'Was möchten Sie wissen?' },
    'help.lead': {
      label: 'Hilfe: Einleitung',
      text: '{count} Fragen mit kurzen Antworten, nach Themen geordnet.',
      rows: 2,
    },
    'help.end.title': { label: 'Hilfe: Schluss, Überschrift', text: 'Ihre Frage fehlt?' },
    'help.end.text': {
      label: 'Hilfe: Schluss',
      text:
        'Schreiben Sie uns. Sie bekommen an Werktagen innerhalb von {{promise.offer}} eine ' +
        'Antwort.',
      rows: 2,
    },
    'cases.meta.title': {
      label: 'Beispiele: Titel in Suchergebnissen',
      text: 'Case Studies: fünf Websites zum Anfassen',
    },
    'cases.meta.description': {
      label: 'Beispiele: Beschreibung in Suchergebnissen',
      text:
        'Beispielprojekte aus Handwerk, Handel, Praxis und Gastronomie: bedienbare Seiten mit ' +
        'Aufgabe, Messwerten, Preis und dem, was weggelassen ist.',
      rows: 2,
    },
    'cases.title': {
      label: 'Beispiele: Überschrift',
      text: 'Fünf Betriebe erfunden, fünf Websites gebaut',
    },
    'cases.lead': {
      label: 'Beispiele: Einleitung',
      text:
        'Öffnen Sie die Seiten, bedienen Sie sie, messen Sie nach. Was sie kosten würden, ' +
        'steht daneben.',
      rows: 2,
    },
    'cases.title.mixed': {
      label: 'Beispiele: Überschrift, sobald ein echter Auftrag dabei ist',
      text: 'Aufträge und Beispiele',
    },
    'cases.lead.mixed': {
      label: 'Beispiele: Einleitung, sobald ein echter Auftrag dabei ist',
      text:
        'Neben Aufträgen stehen Websites, die wir für erfundene Betriebe gebaut haben. Jeder ' +
        'Fall sagt, was er ist.',
      rows: 2,
    },
    'cases.badge': { label: 'Beispiele: Kennzeichnung', text: 'Beispielprojekt' },
    'cases.badge.commission': { label: 'Beispiele: Kennzeichnung eines Auftrags', text: 'Auftrag' },
    'cases.more': {
      label: 'Beispiele: Verweis auf den Fall',
      text: 'Aufgabe, Preis und Messwerte',
    },
    'cases.open': { label: 'Beispiele: Verweis auf die Seite', text: 'Website öffnen' },
    'cases.end.title': {
      label: 'Beispiele: Schluss, Überschrift',
      text: 'Ihr Betrieb ist anders?',
    },
    'cases.end.text': {
      label: 'Beispiele: Schluss',
      text:
        'Dann sieht auch Ihre Seite anders aus. Nennen Sie Branche, Wunsch und Termin, das ' +
        'Angebot kommt an Werktagen innerhalb von {{promise.offer}}.',
      rows: 2,
    },
    'lexicon.meta.title': {
      label: 'SEO-Lexikon: Titel in Suchergebnissen',
      text: 'SEO-Lexikon: Suche nach Ort und Leistung',
    },
    'lexicon.meta.description': {
      label: 'SEO-Lexikon: Beschreibung in Suchergebnissen',
      text:
        'Für {count} Städte: Entfernung, Kammer, Förderstelle und Regeln des Landes. Mit ' +
        'Schreibweisen und Prüflisten für vier Länder.',
      rows: 2,
    },
    'lexicon.title': {
      label: 'SEO-Lexikon: Überschrift',
      text: 'SEO-Lexikon: was an Ihrem Ort gilt',
    },
    'lexicon.lead': {
      label: 'SEO-Lexikon: Einleitung',
      text:
        'Wen fragen Sie bei Ihnen nach Förderung, was gilt im Land, und wie weit ist es zu uns? ' +
        'Antworten für {count} Städte.',
      rows: 2,
    },
    'lexicon.all': {
      label: 'SEO-Lexikon: Verweis auf alle Städte',
      text: 'Oder alle Städte ansehen',
    },
    'lexicon.countries.title': { label: 'SEO-Lexikon: Länder, Überschrift', text: 'Vier Länder' },
    'lexicon.countries.intro': {
      label: 'SEO-Lexikon: Länder, Einleitung',
      text: 'Recht, Steuer, Zahlung und Wörter wechseln an der Grenze.',
    },
    'lexicon.DE': {
      label: 'SEO-Lexikon: Zeile zu Deutschland',
      text: 'Impressum nach DDG, Aufsicht je Bundesland, Kauf auf Rechnung',
    },
    'lexicon.NL': {
      label: 'SEO-Lexikon: Zeile zu den Niederlanden',
      text: 'KvK und btw-id, zweisprachige Suche, iDEAL',
    },
    'lexicon.AT': {
      label: 'SEO-Lexikon: Zeile zu Österreich',
      text: 'Offenlegung, eigene Wörter, Wirtschaftskammer',
    },
    'lexicon.CH': {
      label: 'SEO-Lexikon: Zeile zur Schweiz',
      text: 'Franken, vier Sprachen, eigenes Datenschutzgesetz',
    },
    'lexicon.services.title': {
      label: 'SEO-Lexikon: Leistungen, Überschrift',
      text: 'Sechs Leistungen',
    },
    'lexicon.services.intro': {
      label: 'SEO-Lexikon: Leistungen, Einleitung',
      text: 'Dieselbe Leistung, von Ort zu Ort verglichen.',
    },
    'lexicon.service.webdesign': {
      label: 'SEO-Lexikon: Zeile zu webdesign',
      text: 'Pflichtangaben, Sprache, Anfahrt',
    },
    'lexicon.service.ki-chatbots': {
      label: 'SEO-Lexikon: Zeile zu ki-chatbots',
      text: 'Feiertage, Mundart, Kennzeichnung',
    },
    'lexicon.service.seo': {
      label: 'SEO-Lexikon: Zeile zu seo',
      text: 'Verzeichnisse, Schreibweisen, Einzugsgebiet',
    },
    'lexicon.service.ecommerce': {
      label: 'SEO-Lexikon: Zeile zu ecommerce',
      text: 'Zahlung, Steuer, Verpackung',
    },
    'lexicon.service.automatisierung': {
      label: 'SEO-Lexikon: Zeile zu automatisierung',
      text: 'Schnittstellen, E-Rechnung, Förderung',
    },
    'lexicon.service.dsgvo': { label: 'SEO-Lexikon: Zeile zu dsgvo', text: 'Aufsicht und Gesetze' },
    'lexicon.near.title': {
      label: 'SEO-Lexikon: nahe Städte, Überschrift',
      text: 'Rund um Roermond',
    },
    'lexicon.near.intro': {
      label: 'SEO-Lexikon: nahe Städte, Einleitung',
      text: 'Die nächsten Städte zu unserem Büro, nach Entfernung in der Luftlinie.',
    },
    'cities.meta.title': {
      label: 'Alle Städte: Titel in Suchergebnissen',
      text: 'Alle Städte im SEO-Lexikon',
    },
    'cities.meta.description': {
      label: 'Alle Städte: Beschreibung in Suchergebnissen',
      text:
        '{count} Städte in Deutschland, den Niederlanden, Österreich und der Schweiz, mit ' +
        'Suche, Filter nach Land und Entfernung von Roermond.',
      rows: 2,
    },
    'cities.title': { label: 'Alle Städte: Überschrift', text: 'Alle Städte' },
    'cities.lead': {
      label: 'Alle Städte: Einleitung',
      text:
        'Suchen Sie nach Ort, Bundesland, Provinz oder Kanton. Die Kilometer zählen von ' +
        'Roermond, in der Luftlinie.',
      rows: 2,
    },
    'place.end.title': {
      label: 'Seite eines Ortes: Schluss, Überschrift',
      text: 'Ihr Vorhaben in {city}',
    },
    'place.end.text': {
      label: 'Seite eines Ortes: Schluss',
      text:
        'Drei Schritte, zwei Minuten: Sie sehen die Schätzung sofort und erhalten an Werktagen ' +
        'binnen {{promise.offer}} ein Angebot.',
      rows: 2,
    },
    'place.related': { label: 'Seite eines Ortes: Überschrift der Verweise', text: 'Weiterlesen' },
    'place.others': {
      label: 'Seite eines Ortes: andere Leistungen',
      text: 'Weitere Leistungen in {city}',
    },
    'place.example': {
      label: 'Seite eines Ortes: Verweis auf das Beispiel',
      text: 'Aufgabe, Messwerte und Preis',
    },
    'place.meet.seat': {
      label: 'Seite eines Ortes: wie wir uns treffen, in Roermond',
      text: 'bei uns oder bei Ihnen',
    },
    'place.meet.near': {
      label: 'Seite eines Ortes: wie wir uns treffen, bis 50 km',
      text: 'bei Ihnen, wenn das Projekt es braucht',
    },
    'place.meet.region': {
      label: 'Seite eines Ortes: wie wir uns treffen, weiter weg',
      text: 'per Video, vor Ort nach Angebot',
    },
    'bill.title': {
      label: 'Muster einer Rechnung (Orte, Über uns): Überschrift',
      text: 'Rechnung aus Roermond',
    },
    'bill.total': { label: 'Muster einer Rechnung: Summe', text: 'Zu zahlen' },
    'bill.note': {
      label: 'Muster einer Rechnung: Satz darunter',
      text: 'Muster mit dem Preis von heute, für einen Betrieb mit gültiger USt-IdNr.',
    },
    'place.roi': {
      label: 'Seite eines Ortes: Verweis auf den Kalkulator',
      text: 'Rechnet sich das? Zum ROI-Kalkulator',
    },
    'claims.title': { label: 'Angaben: Überschrift', text: 'Was unsere Angaben bedeuten' },
    'claims.lead': {
      label: 'Angaben: Einleitung',
      text:
        'Jede Zahl und jede Zusage dieser Website, mit Definition und Stand. Fehlt ein Stand, ' +
        'liegt hier noch kein Beleg vor.',
      rows: 2,
    },
    'services.list.title': { label: 'Dienste: Überschrift', text: 'Dienste und Speicherung' },
    'services.list.lead': {
      label: 'Dienste: Einleitung',
      text:
        'Diese Liste entsteht aus demselben Verzeichnis, das die Website selbst benutzt. Ihr ' +
        'Browser spricht nur mit unserem eigenen Server.',
      rows: 2,
    },
  },
} as const satisfies TextGroup;
