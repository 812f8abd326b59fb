import { expect, test } from 'vitest';
import { companyFromEnv } from '#content/company.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { createAssistant, type HistoryMessage } from './assistant.ts';
import { createSectionSearch } from './search.ts';

// What two people wrote who had never seen the assistant, and what it got wrong: each talk with a piece of the right last answer.

const documents = await loadSearchDocuments();
const assistant = createAssistant(documents, companyFromEnv({}));

function lastAnswer(messages: readonly string[]): { text: string; intent: string } {
  const history: HistoryMessage[] = [];
  let reply = { text: '', intent: '' };
  for (const message of messages) {
    reply = assistant.respond(message, history).reply;
    history.push({ role: 'user', content: message }, { role: 'assistant', content: reply.text });
  }
  return reply;
}

test.each([
  ['Ich bin stinksauer, seit drei Tagen wartet meine Mail auf Antwort!', 'so soll es nicht sein'],
  ['Ich bin seit zwei Jahren Kunde bei Ihnen und ziemlich sauer', 'so soll es nicht sein'],
  ['seit gestern kommen über mein Kontaktformular keine Anfragen mehr an', 'so soll es nicht sein'],
  ['Wem gehört die Seite, wenn ich irgendwann zu einer anderen Agentur wechsle?', 'Nutzungsrechte'],
  ['koennen sie auch fuer aerzte in oesterreich taetig werden oder nur fuer deutschland', 'Österreich und Schweiz'],
  ['Meine Patientin Frau Krause hat Diabetes Typ 2, kann ich ihre Akte hier hochladen?', 'keine Bankdaten'],
  ['Wir sind eine Praxis und brauchen Webseite plus Chatbot plus Google Optimierung. Mit welchem Betrag muss ich rechnen?', '249,00'],
  ['Hab keine gescheiten Fotos vom Betrieb, geht das trotzdem?', 'Handyfotos'],
  ['Unser alter Webdesigner ist verschwunden und wir kommen nicht mehr an die Domain ran. Könnt ihr helfen?', 'Inhaber der Domain'],
  ['die hat eine andere Agentur gemacht, die gibts nicht mehr', 'die bisherige Agentur nicht mehr gibt'],
  ['Ich verkaufe Honig und Kerzen, ungefähr 25 Artikel, nach Deutschland und Belgien. Welches Paket passt?', '**Commerce**'],
  ['Erfindet so eine KI nicht irgendwelchen Quatsch?', 'Findet er nichts'],
  ['Kann der Bot auch WhatsApp?', 'Zugang bei Meta'],
  ['Können Sie mir zwei, drei Seiten zeigen, die Sie für Handwerker gemacht haben?', 'Tischlerei in Aachen'],
  ['Lohnt sich eine Website überhaupt, wenn ich genug Aufträge über Empfehlung habe?', 'lohnt sich, wenn'],
  ['Kann ich auf Rechnung überweisen oder wollt ihr alles vorab?', '30 % bei Auftrag'],
  ['Unsere Seite läd ewig, manchmal 8 sekunden. was könnte das sein', 'Bildgrößen'],
  ['Warum sitzt ihr in Holland, ist das steuerlich kompliziert für mich als deutscher Unternehmer?', 'Voranmeldung'],
  ['Sind die Preise netto oder kommt da noch Mehrwertsteuer drauf?', 'netto zuzüglich'],
  ['Guten Abend, wir sind eine Zahnarztpraxis und das Telefon klingelt den ganzen Tag', 'Fragen, die sich wiederholen'],
  ['Sehr geehrte Damen und Herren, ich führe eine Anwaltskanzlei in Wien', '**Neue Website** gibt es ab'],
  ['Guten Tag, wir haben eine kleine Brennerei', '**Neue Website** gibt es ab'],
  ['ich brauch irgendwas im Internet', '**Neue Website** gibt es ab'],
  ['Wir sind ein Sportverein mit 300 Mitgliedern, macht ihr sowas auch?', 'Vereine'],
  ['Hilfe, unsere Website leitet auf eine Casino-Seite um!!', 'vom Anbieter abschalten'],
  ['Was ist bei der Website für 590 Euro alles drin?', 'Kontaktformular'],
  ['wir hätten das gern noch auf Englisch und Holländisch, was kommt da dazu?', '**Mehrsprachigkeit**'],
  ['passt, wann könnten wir reden?', 'Erstgespräch'],
  ['wann erreiche ich denn jemanden?', 'bis 17:00 Uhr'],
  ['und was hab ich davon, wenn ich es bei euch mache?', 'Arbeitsbeispiel'],
  ['Könnt ihr unsere Seite auf DSGVO prüfen?', 'Wir messen'],
  ['unsere wordpress seite ist gehackt worden, da stehn jetzt viagra links drin', 'vom Anbieter abschalten'],
  ['Prima, dann melde ich mich im Frühjahr noch mal. Schönen Abend!', 'Auf Wiedersehen'],
  ['Super, bis dann!', 'Auf Wiedersehen'],
  ['Moin, ich hab ne Dachdeckerei mit 6 Mann in Kleve und brauch ne neue Internetseite, was muss ich da ungefähr einplanen?', '590,00'],
  ['Auf der Rechnung von letzter Woche stehen 3 Stunden, die ich nie beauftragt habe. Ich zahle das nicht.', 'so soll es nicht sein'],
  [
    'Mein Webdesigner geht seit 4 Monaten nicht mehr ans Telefon und ich hab keinerlei Passwörter. Wie komm ich da wieder ran?',
    'Inhaber der Domain',
  ],
  ['Meine Patientin Frau K., 54, hat Brustkrebs und schreibt mir das alles über mein Kontaktformular.', 'keine Bankdaten'],
  ['Elektro Hesse hier. Unsere Angebote schreiben wir in Word, Rechnungen in Lexware. Kann man das verbinden?', 'Schnittstelle'],
  ['Grüß Gott, hab an Bauernhof mit Ferienwohnungen und Direktverkauf', '**Neue Website** gibt es ab'],
  ['How much is a website in German and English?', '€590.00'],
  ['Goedemiddag, ik heb een fietsenwinkel in Sittard', 'ontwerpen en bouwen websites'],
])('%s', (message, text) => {
  expect(lastAnswer([message]).text).toContain(text);
});

test('ordinary words are no typing errors for words of the site', () => {
  const { spelling } = createSectionSearch(documents);
  for (const word of ['leider', 'ziemlich', 'sauer', 'bald', 'wohnung', 'ernst']) expect(spelling.correct(word)).toBe(word);
  expect(spelling.correct('hompage')).toBe('homepage');
  expect(spelling.correct('garantiert')).not.toBe('garantiert');
});

test('somebody who tells a long story is answered what he asks at its end', () => {
  const story =
    'Guten Tag, ich führe in dritter Generation eine Bäckerei in Geilenkirchen mit zwei Filialen. Mein Vater hatte vor zehn Jahren von einem Bekannten eine Seite machen lassen, die heute auf dem Handy kaum lesbar ist. ' +
    'Mein Mann meint, dass uns jeden Tag zwanzig Leute wegen der Öffnungszeiten anrufen und man das mit so einem Chat lösen könnte. Wir wollen nicht monatlich viel bezahlen. Was würden Sie uns raten?';
  expect(lastAnswer([story]).text).toContain('**Smart Business**');
});

test.each<[about: string, messages: string[], text: string]>([
  ['extras named while the estimate asks for the time', ['Was würde uns eine neue Homepage kosten?', 'und mit SEO dazu?'], 'Notiert: SEO'],
  [
    'haste while the estimate asks for the time',
    ['Was würde eine neue Homepage kosten?', 'und mit SEO dazu?', 'und wenn es eilt?'],
    '1.016,00',
  ],
  ['a later time for the price just named', ['Was kostet eine neue Website?', 'keine Ahnung, das reicht auch in drei Monaten'], '531,00'],
  ['a shop after all, and back again', ['Was kostet ein Shop?', 'nein, doch nur die Website', 'und was macht das jetzt?'], '590,00'],
  ['the website without its chatbot', ['Was kostet eine Website mit Chatbot?', 'und ohne Chatbot?'], '**Startpaket** kostet'],
  [
    'the larger of two packages',
    ['Was ist der Unterschied zwischen Startpaket und Smart Business?', 'dann nehme ich das Größere. Wie sähe das in Raten aus?'],
    '387,00',
  ],
  [
    'the smaller package than that of the talk',
    ['Was kostet Commerce?', 'und wie lange dauert das kleinere?'],
    '**Smart Business** ist in',
  ],
  ['the price of a check', ['Könnt ihr unsere Seite auf DSGVO prüfen?', 'was kostet das'], 'Einen Grundpreis gibt es nicht'],
  ['the price of a rescue', ['Unsere Website leitet auf eine Casino-Seite um!', 'was kostet sowas'], 'den Schaden gesehen'],
  ['data protection of the chatbot', ['was kostet ein Chatbot', 'ist das datenschutzkonform?'], 'nach 30 Tagen gelöscht'],
  [
    'what the chatbot can do, some turns later',
    ['was kostet ein Chatbot', 'kann ich in Raten zahlen?', 'kann er auch Termine vergeben?'],
    'Schnittstelle',
  ],
  ['hosting, in two words', ['Was kostet das Startpaket?', 'und Hosting?'], 'direkt beim Anbieter'],
  [
    'how long a shop takes, after its payment methods',
    ['was kostet ein Shop', 'ist PayPal dabei?', 'und wie lange braucht ihr dafür'],
    '4 Wochen',
  ],
  ['the two words that ask for a price', ['Wir haben eine kleine Boutique und überlegen einen Onlineshop', 'wieviel'], '2.590,00'],
  [
    'an extra of the shop',
    ['Wir überlegen einen Onlineshop', 'geht das auch zweisprachig?', 'und was kostet es dann zusammen'],
    '2.689,00',
  ],
  [
    'how long that shop takes',
    ['Was kostet ein Shop mit SEO, wenn es eilt?', 'wie schnell könnt ihr liefern'],
    '**Commerce** ist in 4 Wochen',
  ],
  ['the price of being found', ['Wir wollen im Internet besser gefunden werden', 'was würde das kosten'], '249,00'],
  ['instalments of the sum just estimated', ['Was kostet ein Shop mit SEO, wenn es eilt?', 'Und in Raten?'], '1.084,80'],
  ['a goodbye in the middle of an estimate', ['Was würde eine Website kosten?', 'ok ich überlegs mir'], 'Auf Wiedersehen'],
  ['thanks', ['Was kostet das Startpaket?', 'Danke, das hilft mir schon weiter'], 'Gern geschehen'],
  [
    'distrust',
    ['Die letzte Agentur hat uns 4000 Euro gekostet und nichts gebracht', 'Woher weiß ich, dass das bei euch anders ist'],
    'zwei Korrekturrunden',
  ],
  ['data protection in English', ['How much is a chatbot?', 'Is it GDPR compliant?'], 'after 30 days'],
  ['a call in Dutch', ['Wij hebben een restaurant en willen een nieuwe website', 'Wanneer kunnen we bellen?'], 'Het eerste gesprek'],
])('goes on with %s', (_about, messages, text) => {
  expect(lastAnswer(messages).text).toContain(text);
});

test('an address ends the estimate, and nobody is asked on', () => {
  const { text } = lastAnswer([
    'Was würde eine neue Homepage kosten?',
    'machen Sie mir bitte ein Angebot, meine Mail ist info@maler.example',
  ]);
  expect(text).toContain('info@maler.example');
  expect(text).not.toContain('Schätzung');
});

test('a goodbye is not answered with the agency', () => {
  expect(lastAnswer(['schade, dann erst nächstes Jahr. Danke trotzdem']).text).not.toContain('gegründet');
});
