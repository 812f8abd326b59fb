import { expect, test } from 'vitest';
import { companyFromEnv } from '#content/company.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { createAssistant } from './assistant.ts';

// What somebody asks who opens the chat for the first time, each as the first message of a talk, with a piece of the right answer.

const assistant = createAssistant(await loadSearchDocuments(), companyFromEnv({}));

test.each([
  ['Hallo, ich habe einen Friseursalon in Viersen und brauche eine neue Website. Was würde das kosten?', 'ab **590,00'],
  ['Welches CMS verwendet ihr?', 'Soll es ein bestimmtes System sein'],
  ['Macht ihr auch Logos?', 'gehören zu keinem Paket'],
  ['Ist Hosting dabei?', 'zahlen Sie direkt beim Anbieter'],
  ['Ich möchte 30 Produkte online verkaufen, welches Paket brauche ich?', 'Dafür ist **Commerce** gedacht'],
  ['Welche Zahlungsarten sind im Shop möglich?', 'Überweisung, eine Karte'],
  ['Seid ihr eine niederländische Firma?', '(Niederlande)'],
  ['Arbeitet ihr auch mit Vereinen?', 'Vereine'],
  ['Könnt ihr meine bestehende WordPress-Seite überarbeiten?', 'nach einem Blick darauf'],
  ['Wie viele Korrekturschleifen sind dabei?', 'zwei Korrekturrunden'],
  ['Gibt es eine Mindestlaufzeit?', 'einem Monat Frist'],
  ['Ich brauche eine Terminbuchung auf meiner Website.', 'schon ein Buchungsprogramm'],
  ['Was passiert mit meinen E-Mail-Adressen beim Umzug?', 'E-Mail hat eigene Einträge'],
  ['Wie schnell lädt eine Website von euch?', '2,5 Sekunden'],
  ['Nutzt ihr KI zum Schreiben?', 'Interview mit Ihnen'],
  ['Kann ich erstmal eine Demo sehen?', 'Beispielprojekte'],
  ['Ich brauche die Seite bis nächste Woche, geht das?', 'In einer Woche sagen wir das nicht zu'],
  ['Schreibt ihr mir die Datenschutzerklärung?', 'Die rechtliche Prüfung der Texte'],
  ['Kann ich euch vertrauen? Gibt es Bewertungen?', 'Bewertungsprofil'],
  ['Rechne mir bitte einen Online-Shop mit Wartung und Social Media aus, sehr eilig.', '3.575,00'],
  ['Was muss ich als Erstes tun?', 'Sie fragen an'],
  ['Welche Unterlagen braucht ihr von mir?', 'genügt ein Blatt'],
  ['Könnt ihr auch Social-Media-Betreuung?', 'die Sie selbst pflegen'],
  ['Macht ihr Google Ads?', 'Anzeigen sind eine andere Leistung'],
  ['Kann man bei euch auch nur eine Landingpage bestellen?', 'Ein kleineres Paket gibt es nicht'],
  ['Wo werden die Daten gehostet?', 'in Deutschland oder den Niederlanden'],
  ['Wie sieht es mit Backups aus?', 'Kontrolle der Sicherung'],
  ['Ich bin Privatperson, kann ich auch bei euch bestellen?', 'richtet sich an Unternehmer'],
  ['Welche Abläufe kann man automatisieren?', 'festen Regeln folgt'],
  ['Wir sind eine Steuerkanzlei. Was würden Sie uns empfehlen?', '**Smart Business**'],
  ['Welches Paket ist das beliebteste?', '„Beliebt“ ist Smart Business'],
  ['Kann der Shop mit DATEV verbunden werden?', 'Schnittstelle'],
  ['Funktioniert die Website auch auf dem Handy?', 'gehört zu jedem Paket'],
  ['Könnt ihr ein Kontaktformular einbauen?', 'in jedem Paket enthalten'],
  ['Kann man eine Karte mit Anfahrt einbauen?', 'als Wunsch an Ihre Website'],
  ['Kann ich später auf ein größeres Paket wechseln?', 'Die Website wächst'],
  ['Warum finde ich meine Firma nicht bei Google?', 'Daran lässt sich arbeiten'],
  ['Wie komme ich in die Google-Maps-Ergebnisse?', 'Unternehmensprofil'],
  ['Woher hat der Chatbot seine Antworten?', 'passende Abschnitte in Ihren Texten'],
  ['Ist der Chatbot DSGVO-konform?', 'auf Ihrem Server'],
  ['Kann ich den Chatbot testen?', 'auf dieser Website ist so einer'],
  ['Was kostet ein DSGVO-Check?', 'Festpreis für den Umbau'],
  ['Macht ihr auch Wartung für fremde Seiten?', 'nach einem Blick darauf'],
  ['Do you also work for Dutch companies?', 'Germany, Austria, Switzerland and the Netherlands'],
  ['Hebben jullie ook een kantoor in Duitsland?', 'Roermond'],
  ['Wie weit fahrt ihr?', 'im Umkreis von'],
  ['Habt ihr eine USt-IdNr?', '/impressum'],
  ['Wie melde ich mich vom Newsletter ab?', 'Abmeldelink'],
  ['Guten Tag', 'Fragen Sie mich'],
  ['Hilfe', 'Fragen Sie mich'],
  ['Wir haben noch gar keine Website', '**Neue Website** gibt es ab'],
  ['Hi, was könnt ihr für ein kleines Café machen?', 'Wir bauen Websites'],
  ['Wir wollen die Speisekarte online zeigen', 'als Wunsch an Ihre Website'],
  ['Übersetzt ihr das auch?', 'die Übersetzung kommt hinzu'],
  ['Was sind die Zahlungsbedingungen?', 'binnen 14 Tagen'],
  ['Ich hab nur 500 Euro', 'Am wenigsten kostet'],
  ['Ich bin Anwalt und brauche eine Website', '**Neue Website** gibt es ab'],
  ['Verlieren wir dann unser Google Ranking?', 'Weiterleitung'],
  ['Wer bekommt meine Anfrage zu sehen?', 'nur Personen'],
  ['Welche Städte deckt ihr ab?', 'im Umkreis von'],
  ['Macht ihr auch Barrierefreiheit?', 'Tastatur, Kontraste'],
  ['Muss meine Website barrierefrei sein?', 'Barrierefreiheitsstärkungsgesetz'],
  ['Ich brauche Google Analytics auf meiner Seite', 'Mit wirksamer Einwilligung'],
  ['Gibt es Garantie auf Fehler?', 'wir bessern nach'],
  ['Gibt es eine Garantie?', 'zwei Korrekturrunden'],
  ['Was passiert wenn die Website ausfällt?', 'Sicherheitsaktualisierungen'],
])('%s', (question, piece) => {
  expect(assistant.respond(question, []).reply.text).toContain(piece);
});

// A wish for a price beside them is none for a list of what to bring, nor one for what it costs later.
test.each([
  ['Ist die Website DSGVO-konform?', 'gdpr'],
  ['Rechnen Sie mir den Preis für eine Website innerhalb eines Monats aus', 'price_estimate'],
  ['Was kostet eine einfache Website mit 5 Seiten?', 'price_overview'],
  ['Ich bin Anwalt und habe eine Abmahnung bekommen, ist die rechtens?', 'legal_advice'],
])('%s is still about %s', (question, intent) => {
  expect(assistant.respond(question, []).reply.intent).toBe(intent);
});
