import type { AdditionalServiceId, ProjectTypeId, ServiceSlug, UrgencyValue } from '#shared/business.ts';
import type { Zone } from '../geography.ts';

// What a local page says about a service, independent of branch and country. Placeholders: {ort}, {nachbar} (nearest city),
// {nachbar2}, {km}, {zeit} (travel band), {gebiet} ("in Nordrhein-Westfalen").

/** One calculation, sent through the price function with exactly these choices. */
type Scenario = { who: string; projectType: ProjectTypeId; urgency: UrgencyValue; additions: readonly AdditionalServiceId[] };

type ServiceWording = {
  /** Completes "… in Köln" in titles. */
  title: string;
  /** First sentences of the page. */
  leads: readonly string[];
  /** How we begin; one is shown. */
  approaches: readonly string[];
  /** What happens on site, by zone. */
  onSite: Readonly<Record<Zone, string>>;
  questions: readonly { question: string; answer: string }[];
  scenarios: readonly Scenario[];
};

export const SERVICE_WORDING: Readonly<Record<ServiceSlug, ServiceWording>> = {
  webdesign: {
    title: 'Webdesign',
    leads: [
      'Vier Fragen beantwortet Ihre Startseite für {ort} ohne Scrollen: wo, wann, was kostet es, wer kommt.',
      'Kunden zwischen {nachbar} und {nachbar2} lesen auf dem Telefon. Unser Ziel für {ort}: Der Hauptinhalt steht nach 2,5 Sekunden.',
      'Für {ort} bauen wir Websites ab {preis}, Lieferzeit {dauer}. Öffnung, Preise und Anfahrt stehen darauf ohne Rückfrage.',
      'Für {ort} planen wir fünf Seiten statt fünfzig: Start, Leistung, Preis, Anfahrt, Kontakt. Jede beantwortet eine Frage.',
      'Ihre Website für {ort} sortiert Anfragen vor. Anliegen, Ort und Rückrufzeit stehen im Formular, ehe Sie antworten.',
    ],
    approaches: [
      'Am Anfang steht eine Liste der zwanzig Fragen, die Kunden aus {ort} wirklich stellen. Daraus entstehen die Seiten, nicht aus einer Vorlage.',
      'Wir sehen uns drei Mitbewerber zwischen {ort} und {nachbar} an. Danach ist klar, was bei Ihnen fehlen darf und was nicht.',
      'Zuerst schreiben wir, dann gestalten wir. Der Text über {ort} muss ohne ein einziges Bild verständlich sein.',
      'Wir beginnen mit der Kontaktseite. Wer aus {ort} oder {nachbar} anfragt, soll Ort, Anliegen und Rückrufzeit in einer Minute angeben.',
      'Der erste Entwurf entsteht auf dem Telefon. Den großen Bildschirm leiten wir davon ab, denn unterwegs in {ort} hat ihn niemand.',
      'Vorhandene Adressen Ihrer alten Seite leiten wir weiter. So bleiben Verweise aus {ort} und Lesezeichen gültig.',
    ],
    onSite: {
      seat: 'Fotos, Gespräche und Abnahme finden bei Ihnen oder in unserem Büro in der Stadt statt.',
      near: 'Das erste Gespräch und der Fototermin finden bei Ihnen in {ort} statt, ohne Anfahrtskosten. Entwürfe zeigen wir am Bildschirm.',
      region: 'Für Fotos kommen wir einmal nach {ort}, der Termin steht im Angebot. Entwürfe besprechen wir per Video.',
      remote: 'Nach {ort} reisen wir nur auf Wunsch und gegen Reisekosten. Bilder liefert ein Fotograf vor Ort nach unserer Liste.',
    },
    questions: [
      {
        question: 'Was kostet eine Website für einen Betrieb in {ort}?',
        answer: 'Das Startpaket beginnt bei {preis}. Den Preis treiben Seitenzahl, Sprachen und Eile, nicht die Entfernung nach {ort}.',
      },
      {
        question: 'Brauche ich für {ort} und {nachbar} zwei Websites?',
        answer: 'Nein. Eine Website mit einem ehrlichen Abschnitt je Ort genügt, solange dort wirklich Aufträge entstehen.',
      },
      {
        question: 'Wer pflegt die Website unseres Betriebs in {ort} nach dem Start?',
        answer: 'Sie selbst, nach einer Einweisung von einer Stunde. Auf Wunsch übernehmen wir Wartung und Änderungen zum Monatspreis.',
      },
      {
        question: 'Können Sie die alte Website unseres Betriebs in {ort} übernehmen?',
        answer:
          'Texte und Bilder ja, wenn Ihnen die Rechte gehören. Technik übernehmen wir selten, weil das Aufräumen teurer wird als der Neubau.',
      },
    ],
    scenarios: [
      { who: 'Ein Fachbetrieb', projectType: 'website', urgency: '1month', additions: ['seo'] },
      { who: 'Eine Praxis', projectType: 'website', urgency: '3months', additions: ['maintenance', 'analytics'] },
      { who: 'Ein zweisprachiger Laden', projectType: 'website', urgency: '1month', additions: ['multilingual', 'seo'] },
      { who: 'Ein Gründer mit Eröffnungstermin', projectType: 'website', urgency: 'asap', additions: ['social'] },
      { who: 'Ein Büro mit fünf Leuten', projectType: 'website', urgency: 'planning', additions: ['training', 'analytics'] },
    ],
  },
  'ki-chatbots': {
    title: 'KI-Chatbots',
    leads: [
      'Ein Chatbot für {ort} beantwortet abends, was tagsüber das Telefon blockiert. Was er nicht weiß, gibt er mit Rückrufzeit weiter.',
      'Öffnung, Preis, Parkplatz, Termin: Solche Fragen aus {ort} und {nachbar} beantwortet der Bot aus Ihren eigenen Seiten.',
      'Ab {preis} richten wir für {ort} einen Chatbot ein. Er antwortet aus geprüften Texten und nennt jedes Mal die Quelle.',
      'Der Bot fragt Kunden in {ort} nach Anliegen, Datum und Rückrufnummer. Danach übernimmt ein Mensch mit diesem Zettel.',
      '„Das weiß ich nicht“ gehört zu den Antworten des Bots in {ort}. Wir legen vor dem Start fest, wann er sie gibt.',
    ],
    approaches: [
      'Wir lesen mit Ihnen die letzten hundert Anfragen aus {ort}. Was mehr als dreimal vorkommt, wird eine geprüfte Antwort.',
      'Zuerst entsteht eine Liste verbotener Themen. Dazu gehören auch in {ort} Rechtsrat, Diagnosen und Preise außerhalb der Liste.',
      'Der Bot startet mit dreißig Antworten statt mit tausend Seiten. Jede Woche kommt hinzu, was Menschen aus {ort} vergeblich gefragt haben.',
      'Vor dem Start stellen Leute aus {ort} und {nachbar} fünfzig echte Fragen. Erst wenn die Antworten stimmen, geht der Bot online.',
      'Wir legen fest, wer übernimmt, wenn der Bot aufgibt. Ohne diesen Namen in {ort} schalten wir ihn nicht ein.',
      'Ortsnamen prüfen wir einzeln. Der Bot lernt, was zu {ort} gehört und was schon {nachbar} ist.',
    ],
    onSite: {
      seat: 'Wir sitzen einen Vormittag bei Ihnen am Empfang und schreiben mit, was gefragt wird.',
      near: 'Wir hören einen Vormittag in {ort} mit, am Tresen oder am Telefon. Daraus entsteht die erste Fragenliste.',
      region: 'Ein Termin in {ort} dient dem Zuhören, alles Weitere läuft über geteilte Dokumente.',
      remote: 'Wir arbeiten mit Ihren Mails und Notizen aus {ort}. Ein Besuch ist für einen Bot selten nötig.',
    },
    questions: [
      {
        question: 'Was kostet ein Chatbot für einen Betrieb in {ort}?',
        answer: 'Die Einrichtung beginnt bei {preis}. Laufende Kosten hängen davon ab, ob ein fremdes Sprachmodell angeschlossen wird.',
      },
      {
        question: 'Versteht der Bot, wie man in {ort} spricht?',
        answer: 'Er versteht Tippfehler, Umgangssprache und mehrere Sprachen. Mundart hinterlegen wir als Suchwörter.',
      },
      {
        question: 'Wo liegen die Chats der Kunden aus {ort}?',
        answer:
          'Auf dem Server, auf dem auch Ihre Website läuft, höchstens dreißig Tage. E-Mail-Adressen, Rufnummern und Kontodaten werden vorher unkenntlich gemacht.',
      },
      {
        question: 'Erkennt ein Kunde aus {ort}, dass eine Maschine antwortet?',
        answer: 'Ja, der Hinweis steht vor der ersten Nachricht. Auf Wunsch führt ein Knopf sofort zu einem Menschen.',
      },
    ],
    scenarios: [
      { who: 'Ein Betrieb mit vielen Anrufen', projectType: 'chatbot', urgency: '1month', additions: ['training'] },
      { who: 'Ein mehrsprachiges Gästehaus', projectType: 'chatbot', urgency: '1month', additions: ['multilingual'] },
      { who: 'Ein Onlinehändler vor der Saison', projectType: 'chatbot', urgency: 'asap', additions: ['analytics', 'maintenance'] },
      { who: 'Eine Verwaltung mit Planungszeit', projectType: 'chatbot', urgency: 'planning', additions: ['training', 'maintenance'] },
      { who: 'Ein Fachgeschäft', projectType: 'chatbot', urgency: '3months', additions: ['maintenance'] },
    ],
  },
  seo: {
    title: 'SEO',
    leads: [
      'Portale stehen auch in {ort} oben. Wir suchen drei Anfragen, die Ihr Betrieb genauer beantworten kann als sie.',
      'Zwischen {ort} und {nachbar} zeigt Google über den Treffern eine Karte. Name, Adresse und Hauptkategorie entscheiden mit.',
      'Für {ort} beginnen wir mit Ihren Aufträgen der letzten zwölf Monate. Daran messen wir, welche Suche sich lohnt.',
      'Für {ort} versprechen wir keinen ersten Platz. Wir zeigen, welche Suche erreichbar ist und was sie wert wäre.',
      'Von {ort} nach {nachbar} sind es {u1} Kilometer. Ihre Texte sagen, ob Sie dorthin fahren und was es kostet.',
    ],
    approaches: [
      'Wir messen zuerst, was da ist: Seiten, Fehler, Suchanfragen aus {ort}. Erst danach schreiben wir eine Reihenfolge auf.',
      'Adresse, Öffnungszeiten und Rufnummer gleichen wir in allen Verzeichnissen ab. Das kommt für {ort} vor jedem neuen Text.',
      'Jede Leistung erhält eine Seite mit Preisrahmen, Beispiel und Ort. Zehn gleiche Seiten für {ort}, {nachbar} und Umgebung schreiben wir nicht.',
      'Die Ladezeit prüfen wir mit einem einfachen Telefon im Mobilnetz. Die Grenze für {ort} liegt bei 2,5 Sekunden.',
      'Aus Ihren Rechnungen lesen wir, welche Aufträge sich lohnen. Für diese suchen wir in {ort} nach Anfragen, nicht für alle.',
      'Bewertungen erbitten wir einzeln und ehrlich. Für {ort} beginnen wir mit einer Kurzadresse auf der Rechnung.',
    ],
    onSite: {
      seat: 'Fotos für das Unternehmensprofil machen wir vor Ort, die Auswertung besprechen wir am Tisch.',
      near: 'Für Fotos und das Unternehmensprofil kommen wir nach {ort}. Den Monatsbericht besprechen wir am Telefon.',
      region: 'SEO braucht selten Anwesenheit. Nach {ort} kommen wir zum Auftakt und wenn Fotos fehlen.',
      remote: 'Die ganze Arbeit geschieht aus der Ferne. Fotos aus {ort} schicken Sie nach unserer Anleitung.',
    },
    questions: [
      {
        question: 'Wie lange dauert es, bis man mich in {ort} findet?',
        answer: 'Einträge und Karten reagieren nach Wochen, neue Seiten nach Monaten. Der Grundauftrag beginnt bei {preis}.',
      },
      {
        question: 'Soll ich auch für {nachbar} eine Seite haben?',
        answer: 'Nur mit eigenem Inhalt: Aufträge, Anfahrt, Ansprechpartner. Sonst nimmt sie der Seite für {ort} Gewicht.',
      },
      {
        question: 'Lohnt sich SEO für einen kleinen Betrieb in {ort}?',
        answer: 'Wenn ein Auftrag mehr bringt als die Arbeit kostet, ja. Das rechnen wir vorher mit Ihren Zahlen aus.',
      },
      {
        question: 'Schreiben Sie Texte über {ort} mit einer KI?',
        answer: 'Wir nutzen Werkzeuge zum Prüfen. Was über Ihren Betrieb in {ort} steht, kommt aus dem Gespräch mit Ihnen.',
      },
    ],
    scenarios: [
      { who: 'Ein Betrieb ohne eigene Seiten', projectType: 'website', urgency: '3months', additions: ['seo', 'analytics'] },
      { who: 'Ein Laden ohne Einträge', projectType: 'website', urgency: '1month', additions: ['seo', 'social'] },
      { who: 'Ein Dienstleister mit Geduld', projectType: 'website', urgency: 'planning', additions: ['seo', 'maintenance'] },
      { who: 'Ein Haus mit zwei Sprachen', projectType: 'website', urgency: '3months', additions: ['seo', 'multilingual'] },
      {
        who: 'Ein Team mit eigenen Autoren',
        projectType: 'website',
        urgency: '1month',
        additions: ['seo', 'training', 'analytics'],
      },
    ],
  },
  ecommerce: {
    title: 'E-Commerce',
    leads: [
      'Kasse in drei Schritten, Versandkosten vorher, Abholung in {ort}: So planen wir den Shop.',
      'Für ein Lager in {ort} zählen wir zuerst Pakete je Tag. Danach kommen Kasse, Versand und Rücksendung.',
      'Ab {preis} bekommen Händler in {ort} einen Shop, dessen Bestand mit der Kasse übereinstimmt.',
      'Hinter der nächsten Grenze gelten andere Steuersätze und Zahlungswege. Ihr Shop aus {ort} zeigt beides je Lieferland.',
      'Ein Onlineshop in {ort} beginnt mit hundert guten Artikeln. Tausend schlechte kosten nur Pflege.',
    ],
    approaches: [
      'Wir zählen zuerst, wie viele Pakete Ihr Lager in {ort} am Tag wirklich packen kann. Daran richten sich Lieferversprechen und Werbung.',
      'Artikeldaten kommen vor Gestaltung. Maße, Gewicht, Bild und Pflichtangaben prüfen wir, ehe in {ort} die erste Seite steht.',
      'Zuerst richten wir die Abholung in {ort} ein. Sie kostet keinen Versand und zeigt, ob der Bestand stimmt.',
      'Die Kasse testen wir mit echten Zahlungen über einen Cent. Auch Storno und Teilretoure gehören dazu, bevor der Shop in {ort} öffnet.',
      'Wir übernehmen Artikel aus Ihrer Warenwirtschaft. Doppelt gepflegt wird in {ort} nichts.',
      'Retouren planen wir vor dem Start. Ein Blatt, eine Adresse in {ort}, eine Frist: mehr braucht der Kunde nicht.',
    ],
    onSite: {
      seat: 'Wir gehen mit Ihnen durchs Lager und packen das erste Paket gemeinsam.',
      near: 'Einen Tag verbringen wir im Lager in {ort}: zählen, packen, Wege messen. Der Rest geschieht am Schreibtisch.',
      region: 'Ein Lagertermin in {ort} ist Teil des Angebots. Schulung und Abnahme laufen per Video.',
      remote: 'Den Gang durchs Lager in {ort} machen wir per Kamera. Für den Start kann auf Wunsch jemand anreisen.',
    },
    questions: [
      {
        question: 'Was kostet ein Onlineshop für einen Händler in {ort}?',
        answer: 'Ein Shop beginnt bei {preis}. Artikelzahl, Schnittstellen und Länder bestimmen, was darüber liegt.',
      },
      {
        question: 'Kann ich aus {ort} in mehrere Länder verkaufen?',
        answer:
          'Ja, wenn Steuer, Verpackung und Rücksendung je Land geklärt sind. Wir beginnen mit zwei Ländern: dem eigenen und einem Nachbarn.',
      },
      {
        question: 'Passt der Shop zu meiner Kasse im Laden in {ort}?',
        answer: 'Wenn die Kasse eine Schnittstelle hat, ja. Sonst tauschen wir den Bestand einmal am Tag als Datei aus.',
      },
      {
        question: 'Wer schreibt die Rechtstexte für den Shop aus {ort}?',
        answer: 'Ein Anwalt oder ein Dienst für Rechtstexte. Wir bauen sie ein und sorgen dafür, dass sie aktuell bleiben.',
      },
    ],
    scenarios: [
      { who: 'Ein Händler mit Ladengeschäft', projectType: 'shop', urgency: '1month', additions: ['seo'] },
      { who: 'Ein Hersteller mit Ersatzteilen', projectType: 'shop', urgency: '3months', additions: ['training', 'maintenance'] },
      { who: 'Ein Versender mit zweisprachigem Katalog', projectType: 'shop', urgency: '1month', additions: ['multilingual', 'analytics'] },
      { who: 'Ein Laden vor dem Weihnachtsgeschäft', projectType: 'shop', urgency: 'asap', additions: ['social', 'seo'] },
      { who: 'Ein Familienbetrieb ohne Eile', projectType: 'shop', urgency: 'planning', additions: ['analytics'] },
    ],
  },
  automatisierung: {
    title: 'Automatisierung',
    leads: [
      'Automatisierung in {ort} beginnt mit einer Stoppuhr: Welche Handgriffe kosten jede Woche Stunden?',
      'Steht eine Adresse aus {ort} in Mail, Tabelle und Rechnung, tippt sie jemand dreimal. Einmal genügt.',
      'Für Betriebe in {ort} übernehmen wir Abläufe mit festen Regeln ab {preis}. Ausnahmen landen in einer Liste für Menschen.',
      'Jeder Vorgang aus {ort} bekommt einen Zustand: eingegangen, geprüft, gebucht. So sieht man, was seit Montag liegt.',
      'Rechnet sich ein Ablauf in {ort} nicht binnen 18 Monaten, raten wir ab. Die Rechnung dazu sehen Sie vorher.',
    ],
    approaches: [
      'Wir schreiben einen Ablauf auf, wie er heute in {ort} geschieht, mit allen Umwegen. Danach streichen wir, bevor wir programmieren.',
      'Der erste Baustein spart höchstens zwei Stunden in der Woche. Dafür läuft er in {ort} nach zwei Wochen, und das Team vertraut ihm.',
      'Jeder Schritt hat ein Protokoll. Wenn in {ort} etwas hängen bleibt, sieht man, wo und seit wann.',
      'Wir beginnen bei Rechnungen, weil dort die Regeln klar sind. Angebote und Termine in {ort} folgen danach.',
      'Bestehende Programme bleiben. Wir prüfen zuerst, welche Schnittstellen Sie in {ort} schon bezahlen, aber nicht nutzen.',
      'Zwei Wochen laufen alter und neuer Weg in {ort} nebeneinander. Erst wenn die Zahlen gleich sind, schalten wir um.',
    ],
    onSite: {
      seat: 'Wir sehen einen Tag lang zu, wie gearbeitet wird, und messen die Handgriffe.',
      near: 'Einen Tag sitzen wir in {ort} daneben und messen Handgriffe. Gebaut wird in Roermond, eingeführt wieder bei Ihnen.',
      region: 'Die Aufnahme in {ort} dauert einen halben Tag. Fragen danach klären wir mit geteiltem Bildschirm.',
      remote: 'Abläufe aus {ort} nehmen wir per Bildschirmvideo auf. Für Büroarbeit genügt das.',
    },
    questions: [
      {
        question: 'Was kostet Automatisierung für einen Betrieb in {ort}?',
        answer: 'Ein Ablauf beginnt bei {preis}. Rechnet er sich nicht binnen 18 Monaten, raten wir ab.',
      },
      {
        question: 'Verlieren Leute in {ort} dadurch ihre Arbeit?',
        answer: 'Wir automatisieren Abtippen, nicht Urteilen. Was mit der gewonnenen Zeit geschieht, entscheiden Sie vor dem Start.',
      },
      {
        question: 'Was passiert, wenn der Ablauf in {ort} nachts stehen bleibt?',
        answer: 'Er meldet sich, hält an und verliert nichts. Am Morgen sehen Sie den letzten fertigen Schritt.',
      },
      {
        question: 'Müssen wir in {ort} neue Programme kaufen?',
        answer: 'Meist nicht. Wir arbeiten mit dem, was Schnittstellen hat, und nennen Ersatz nur, wenn etwas keine hat.',
      },
    ],
    scenarios: [
      { who: 'Ein Büro mit Papierrechnungen', projectType: 'automation', urgency: '1month', additions: ['training'] },
      { who: 'Ein Handwerksbetrieb', projectType: 'automation', urgency: '3months', additions: ['maintenance'] },
      { who: 'Ein Großhändler', projectType: 'automation', urgency: '1month', additions: ['maintenance', 'analytics'] },
      { who: 'Ein Betrieb vor dem Jahreswechsel', projectType: 'automation', urgency: 'asap', additions: ['training'] },
      {
        who: 'Eine Verwaltung mit festem Zeitplan',
        projectType: 'automation',
        urgency: 'planning',
        additions: ['training', 'maintenance'],
      },
    ],
  },
  dsgvo: {
    title: 'DSGVO',
    leads: [
      'Wir suchen auf Ihrer Website aus {ort} jedes Formular, auch das vergessene. Jedes bekommt Zweck und Löschfrist.',
      'Wir prüfen Websites aus {ort} auf das, was ein Besucher nicht sieht: Abrufe, Cookies, Speicherfristen.',
      'Ein Banner macht eine Website in {ort} noch nicht rechtmäßig. Es zählt, was vor dem Klick geladen wird.',
      'Vom Formular in {ort} bis zum letzten Postfach: Wir zeichnen auf, wo Kundendaten liegen und wer sie liest.',
      'Das Ergebnis für {ort} sind drei Zahlen: fremde Abrufe, Cookies vor dem Klick, Formulare ohne Löschfrist.',
    ],
    approaches: [
      'Wir öffnen Ihre Website mit leerem Browser und notieren jeden Abruf. Sie bekommen in {ort} eine Liste, kein Gutachten.',
      'Zuerst fällt weg, was niemand braucht: Zählpixel, Karten, Schriften fremder Server. Danach braucht auch eine Website aus {ort} oft kein Banner mehr.',
      'Jedes Formular bekommt Zweck, Empfänger und Löschfrist. Was sich nicht begründen lässt, wird in {ort} nicht gefragt.',
      'Wir bauen Auskunft und Löschung als Ablauf. Eine Anfrage aus {ort} ist dann in Minuten beantwortet.',
      'Verträge mit Dienstleistern legen wir in eine Übersicht. Fehlende fordern wir an, bevor jemand in {ort} danach fragt.',
      'Für neue Vorhaben in {ort} prüfen wir, ob eine Folgenabschätzung nötig ist. Das Ergebnis schreiben wir auf eine Seite.',
    ],
    onSite: {
      seat: 'Wir gehen durch Empfang, Büro und Lager und notieren, wo Papier und Bildschirme offen liegen.',
      near: 'Bei einem Rundgang in {ort} sehen wir Empfang, Kameras und Aktenschrank. Die Website prüfen wir vorab.',
      region: 'Ein Rundgang in {ort} ist möglich, wenn Papierakten oder Kameras im Spiel sind. Sonst genügt der Bildschirm.',
      remote: 'Die Prüfung läuft aus der Ferne. Für Fragen des Rechts in {ort} empfehlen wir eine Kanzlei am Ort.',
    },
    questions: [
      {
        question: 'Was kostet die Prüfung einer Website aus {ort}?',
        answer: 'Das hängt von Formularen, Diensten und Sprachen ab. Sie erhalten binnen 24 Stunden ein Angebot mit festem Umfang.',
      },
      {
        question: 'Ersetzt das den Gang zur Kanzlei in {ort}?',
        answer: 'Nein. Wir setzen Technik und Texte um; Rechtsfragen klärt eine Kanzlei oder Ihre Datenschutzbeauftragte.',
      },
      {
        question: 'Brauchen wir in {ort} noch ein Cookie-Banner?',
        answer: 'Nur wenn etwas geladen wird, das nicht nötig ist. Lädt die Seite danach nichts Fremdes mehr, entfällt es.',
      },
      {
        question: 'Was tun wir, wenn in {ort} eine Datenpanne geschieht?',
        answer: 'Sichern, abstellen, aufschreiben, melden. Die Vorlage mit Fristen und Nummern gehört zu unserer Übergabe.',
      },
    ],
    scenarios: [
      { who: 'Ein Betrieb vor dem Neubau', projectType: 'website', urgency: '1month', additions: ['analytics'] },
      { who: 'Eine Praxis mit Formularen', projectType: 'website', urgency: '3months', additions: ['training', 'maintenance'] },
      { who: 'Ein Verband mit Mitgliederdaten', projectType: 'website', urgency: 'planning', additions: ['training'] },
      { who: 'Ein Händler nach einer Abmahnung', projectType: 'website', urgency: 'asap', additions: ['maintenance'] },
      { who: 'Eine Kanzlei mit zwei Sprachen', projectType: 'website', urgency: '1month', additions: ['multilingual', 'analytics'] },
    ],
  },
};
