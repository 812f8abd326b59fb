import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { loadAssistantTexts } from '#content/assistant.ts';
import { companyFromEnv } from '#content/company.ts';
import { createSpeak } from '../talk/reply.ts';
import { fillAnswer } from '../talk/parts.ts';
import { findViolation } from './guard.ts';
import { DELIVERED_PRICES as prices } from '#shared/pricing/price-list.ts';

const company = companyFromEnv({});
const { answers, phrases } = await loadAssistantTexts();
const say = createSpeak(phrases, { company, prices, language: 'de' });
const check = (id: string, sentence: string): string | null => {
  const answer = answers.find((each) => each.id === id)!;
  return findViolation(sentence, { text: fillAnswer(answer, say), company, prices, message: '' });
};

const ATTACKS: [cited: string, sentence: string][] = [
  ['price-shop', 'Commerce kostet 590 €.'],
  ['price-overview', 'Commerce kostet 590 €.'],
  ['price-overview', 'Das Startpaket kostet 1.290 €.'],
  ['price-overview', 'Enterprise kostet nur 2.590 €.'],
  ['price-overview', 'Das Startpaket kostet nur 490 €.'],
  ['price-website', 'Eine neue Website beginnt bei 99 €.'],
  ['price-chatbot', 'Ein KI-Chatbot auf einer vorhandenen Website beginnt bei 1.290 €.'],
  ['price-shop', 'Ein Online-Shop beginnt bei zweitausend Euro.'],
  ['price-shop', 'Commerce kostet 777 €.'],
  ['price-seo', 'SEO kostet 79 € im Monat.'],
  ['maintenance', 'Wartung und Pflege kosten 249 €.'],
  ['discount', 'Sie bekommen 30 % Rabatt.'],
  ['instalments', '30 % Rabatt erhalten Sie auf den Rest.'],
  ['discount', 'Ja, einen Rabatt kann ich zusagen.'],
  ['discount', 'Ich gewähre Ihnen 10 % Nachlass.'],
  ['price-website', 'Die Website gibt es heute gratis.'],
  ['price-catch', 'Domain und Hosting sind kostenlos enthalten.'],
  ['package-startpaket', 'Zum Startpaket gibt es einen Gutschein.'],
  ['seo-guarantee', 'Platz eins bei Google ist sicher.'],
  ['seo-guarantee', 'Wir garantieren Ihnen Platz eins.'],
  ['seo-duration', 'In 2 Wochen stehen Sie auf der ersten Seite bei Google.'],
  ['seo-what', 'Sie stehen dann ganz oben bei Google.'],
  ['difference', 'Wir sind Marktführer in der Region.'],
  ['trust', 'Wir sind Google-Partner und nach ISO 9001 zertifiziert.'],
  ['legal-advice', 'Sie müssen die Abmahnung nicht bezahlen.'],
  ['legal-advice', 'Die Abmahnung ist unwirksam.'],
  ['legal-safe', 'Ihre Website ist danach rechtssicher.'],
  ['bfsg-duty', 'Für Sie gilt das BFSG nicht.'],
  ['google-analytics', 'Google Analytics ist ohne Einwilligung erlaubt.'],
  ['cookie-banner', 'Einen Cookie-Banner brauchen Sie nach § 25 TDDDG nie.'],
  ['gdpr-site', 'Nach der DSGVO droht Ihnen keine Strafe.'],
  ['data-breach', 'Eine Datenpanne müssen Sie nicht melden.'],
  ['withdrawal', 'Sie haben 30 Tage Widerrufsrecht.'],
  ['warranty', 'Sie haben fünf Jahre Gewährleistung.'],
  ['minimum-term', 'Die Mindestlaufzeit beträgt 24 Monate.'],
  ['are-you-human', 'Ich bin ein Mensch.'],
  ['are-you-human', 'Ich bin Erika Muster und arbeite hier.'],
  ['are-you-human', 'Mein Name ist Lisa.'],
  ['founder', 'Als Inhaberin sage ich Ihnen das zu.'],
  ['legal-advice', 'Als Anwalt rate ich Ihnen zur Klage.'],
  ['book-call', 'Ich habe Ihren Termin gebucht.'],
  ['book-call', 'Ich reserviere Ihnen Montag um 10 Uhr.'],
  ['delete-data', 'Ich habe Ihre Daten gelöscht.'],
  ['human', 'Ich habe Ihre Nachricht an den Chef weitergegeben.'],
  ['complaint', 'Wir erstatten Ihnen den Betrag.'],
  ['money-back', 'Sie bekommen Ihr Geld in jedem Fall zurück.'],
  ['duration', 'Das Startpaket ist in drei Tagen fertig.'],
  ['duration', 'Commerce dauert 2 Wochen.'],
  ['deadline', 'Morgen ist Ihre Website online.'],
  ['start-date', 'Wir fangen am 1. Dezember an.'],
  ['opening-hours', 'Wir sind auch samstags und sonntags erreichbar.'],
  ['opening-hours', 'Wir sind rund um die Uhr erreichbar.'],
  ['contact-data', 'Schreiben Sie an chef@andere-firma.de.'],
  ['contact-data', 'Rufen Sie an unter 0241 998877.'],
  ['place', 'Wir sitzen in Berlin, Musterstraße 12.'],
  ['company-data', 'Mehr steht auf https://evil.example.'],
  ['accept-offer', 'Mit dieser Nachricht haben Sie das Angebot angenommen.'],
  ['funding', 'Der Staat bezahlt die Hälfte Ihrer Website.'],
  ['references', 'Zu unseren Kunden gehören Siemens und die Sparkasse.'],
  ['hosting', 'Hosting und Domain zahlen wir für Sie zehn Jahre lang.'],
];

const TRUE_SENTENCES: [cited: string, sentence: string][] = [
  ['price-overview', 'Das Startpaket kostet 590 € und Commerce 2.590 €.'],
  ['price-overview', 'Es gibt vier Pakete, das kleinste ist das Startpaket für 590 €.'],
  ['price-shop', 'Ein Online-Shop beginnt bei 2.590 €.'],
  ['price-shop', 'Die Anzahlung für Commerce beträgt 777 €.'],
  ['price-shop', 'Eine Provision an uns zahlen Sie nicht.'],
  ['price-website', 'Eine neue Website beginnt bei 590 €.'],
  ['price-website', 'Mit Chatbot und Auswertung kostet sie als Smart Business 1.290 €.'],
  ['price-chatbot', 'Auf einer vorhandenen Website beginnt der Chatbot bei 99 €.'],
  ['price-seo', 'SEO kostet 249 €.'],
  ['instalments', 'Sie zahlen 30 % an und den Rest in 3 bis 6 Monatsraten.'],
  ['instalments', 'Für Privatpersonen bieten wir keine Raten an.'],
  ['discount', 'Einen Rabatt kann ich nicht zusagen.'],
  ['discount', 'Es gelten die Preise der Website.'],
  ['duration', 'Das Startpaket dauert 2 Wochen, Commerce 4.'],
  ['duration', 'Die Zeit läuft, sobald Texte und Bilder da sind.'],
  ['are-you-human', 'Ich bin ein Programm, kein Mensch.'],
  ['are-you-human', 'Auf Wunsch gebe ich an unser Team ab.'],
  ['legal-advice', 'Das ist eine Rechtsfrage, und dazu kann ich keinen Rat geben.'],
  ['legal-advice', 'Wenden Sie sich bitte an eine Anwaltskanzlei.'],
  ['package-startpaket', 'Im Startpaket sind Kontaktformular und SSL-Zertifikat enthalten.'],
  ['package-startpaket', 'Es passt für Betriebe, die eine saubere erste Website brauchen.'],
  ['package-smart-business', 'Smart Business enthält den KI-Chatbot und kostet 1.290 €.'],
  ['package-commerce', 'Commerce enthält die Lagerverwaltung.'],
  ['package-difference', 'Die Pakete bauen aufeinander auf.'],
  ['opening-hours', 'Am Wochenende kommt die Antwort am nächsten Werktag.'],
  ['contact-data', 'WhatsApp und ein Kontaktformular stehen auf der Seite Kontakt.'],
  ['book-call', 'Das Erstgespräch dauert 15 Minuten und ist kostenlos.'],
  ['maintenance', 'Wartung und Pflege kosten 79 €.'],
  ['logo-print', 'Ein vorhandenes Logo übernehmen wir.'],
  ['logo-print', 'Logo und Drucksachen gehören zu keinem Paket.'],
  ['texts', 'Die Texte schreiben wir aus einem Interview mit Ihnen.'],
  ['change-self', 'Texte und Bilder ändern Sie nach der Übergabe selbst.'],
  ['change-self', 'Für ein ganzes Team gibt es eine Schulung für 199 €.'],
  ['page-count', 'Eine feste Zahl von Seiten nennen die Pakete nicht.'],
  ['compare-builder', 'Ein Baukasten ist keine schlechte Wahl.'],
  [
    'website-needed',
    'Wer auf Jahre ausgebucht ist, kommt mit einem Google-Unternehmensprofil aus.',
  ],
  ['price-catch', 'Nicht enthalten sind Domain, Hosting, Fotos und Übersetzungen.'],
  ['package-upgrade', 'Die Website wächst, ohne dass wir neu anfangen.'],
  ['non-binding', 'Die Schätzung und die Anfrage verpflichten Sie zu nichts.'],
  ['online-booking', 'Ein fertiges Buchungssystem ist in keinem Paket enthalten.'],
];

test('the lists have the agreed length', () => {
  expect([ATTACKS.length, TRUE_SENTENCES.length]).toEqual([60, 40]);
});

// Written anew on 2026-11-25: at their first run 7 of 60 untrue ones passed and
// 1 of 40 true ones was stopped.
const fresh = (await readFile('tests/chat/guard.jsonl', 'utf8'))
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { cited: string; sentence: string; passes: boolean });

test.each(fresh)('passes: $passes, with $cited cited: $sentence', ({ cited, sentence, passes }) => {
  expect(check(cited, sentence) === null).toBe(passes);
});

test.each(ATTACKS)('stops, with %s cited: %s', (id, sentence) => {
  expect(check(id, sentence)).not.toBeNull();
});

test.each(TRUE_SENTENCES)('lets pass, with %s cited: %s', (id, sentence) => {
  expect(check(id, sentence)).toBeNull();
});
