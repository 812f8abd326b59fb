import { describe, expect, test } from 'vitest';
import { findPersonalData, maskPersonalData } from './personal-data.ts';
import { findPhones } from './personal-numbers.ts';

describe('maskPersonalData', () => {
  test.each([
    ['Schreiben Sie an anna.beispiel+x@müller-web.de bitte', 'Schreiben Sie an [E-Mail] bitte'],
    ['IBAN DE89 3704 0044 0532 0130 00 ok', 'IBAN [IBAN] ok'],
    ['NL91ABNA0417164300', '[IBAN]'],
    ['Ich bin am 12.03.1975 geboren', 'Ich bin am [Geburtsdatum] geboren'],
    ['geboren am 1. 4. 2012', 'geboren am [Geburtsdatum]'],
    ['Termin am 12.03.2027', 'Termin am 12.03.2027'],
    ['Steuer-ID: 12 345 678 901', 'Steuer-ID: [Kennnummer]'],
    ['mijn BSN is 123456782 heb ik', 'mijn BSN is [Kennnummer] heb ik'],
    ['Sozialversicherungsnummer 12 190367 K 005', 'Sozialversicherungsnummer [Kennnummer]'],
    ['Krankenversichertennummer A123456789.', 'Krankenversichertennummer [Kennnummer].'],
    ['Personalausweis Nr. L01X00T47', 'Personalausweis Nr. [Kennnummer]'],
    ['Mail: hans(at)firma.de. Danke', 'Mail: [E-Mail]. Danke'],
    ['hans [at] firma [punkt] de', '[E-Mail]'],
    ['０２５１ １２３４５６', '[Telefon]'],
    ['0251\u200B 12\u200B3456', '[Telefon]'],
    ['(0251) 12345', '[Telefon]'],
    ['(0251 12345)', '([Telefon])'],
    ['Bestellung 0123456789 ist da', 'Bestellung 0123456789 ist da'],
    ['Bestellung: Anruf 0241 998877', 'Bestellung: Anruf [Telefon]'],
    ['1.290 € bis 31.12.2026, 12 Seiten', '1.290 € bis 31.12.2026, 12 Seiten'],
    ['DE00 3704 0044 0532 0130 99', '[IBAN]'],
    ['Karte 4111 1111 1111 1111', 'Karte [Kartennummer]'],
    ['Ruf an: +49 (0)2471 / 12 34 56', 'Ruf an: [Telefon]'],
    ['Mobil 0031612345678', 'Mobil [Telefon]'],
    ['Mein Passwort ist hunter2!', 'Mein Passwort ist [Passwort]'],
    [
      'passwort vergessen. hab es dreimal falsch eingegeben, jetzt ist das Konto gesperrt. es war Sommer2019! kann das sein',
      'passwort vergessen. hab es dreimal falsch eingegeben, jetzt ist das Konto gesperrt. es war [Passwort] kann das sein',
    ],
    ['Ich habe Krebs', 'Ich habe [Gesundheitsangabe]'],
    ['Meine Nummer ist 151 23456789.', 'Meine Nummer ist [Telefon].'],
    ['Ruf mich an 49 151 23456789', 'Ruf mich an [Telefon]'],
    ['Handy: 15123456789', 'Handy: [Telefon]'],
    ['whatsapp 49 (0) 2471 123456', 'whatsapp [Telefon]'],
    ['anna @ gmx.de', '[E-Mail]'],
    ['anna at gmx punkt de', '[E-Mail]'],
    ['anna [at] gmx de', '[E-Mail]'],
    ['anna at gmx.de', '[E-Mail]'],
    ['IBAN DE89 3704 0044\n0532 0130 00\n0241 998877', 'IBAN [IBAN]\n[Telefon]'],
    ['NL91 ABNA\r\n0417 1643 00', '[IBAN]'],
    ['pw: geheim', 'pw: [Passwort]'],
    ['Ich habe MS', 'Ich habe [Gesundheitsangabe]'],
    ['Mein Sohn hat Down-Syndrom', 'Mein Sohn hat [Gesundheitsangabe]'],
    ['Meine Tochter hat Trisomie 21', 'Meine Tochter hat [Gesundheitsangabe]'],
  ])('%s', (text, masked) => expect(maskPersonalData(text)).toBe(masked));

  test.each([
    'Was kostet das Paket für 1.290,00 €?',
    'Bis 30.06.2027 in 3 Monaten',
    'Bestellung 12345',
    'Startpaket 590 Euro, 2 Wochen',
  ])('leaves alone: %s', (text) => expect(maskPersonalData(text)).toBe(text));
});

test('a practice that asks for a website about therapy tells nothing about itself', () => {
  expect(findPersonalData('Eine Website für Physiotherapie und Diagnostik').has('health')).toBe(
    false,
  );
  expect(findPersonalData('Ich bin in Therapie').has('health')).toBe(true);
  expect(findPersonalData('Frau Krause hat Diabetes').has('health')).toBe(true);
  expect(findPersonalData('Meine Patientin Frau K., 54, hat Brustkrebs').has('health')).toBe(true);
  expect(maskPersonalData('Sie hat Brustkrebs und einen Hirntumor')).toBe(
    'Sie hat [Gesundheitsangabe] und einen [Gesundheitsangabe]',
  );
  expect(findPersonalData('Meine Mutter ist leider an Krebs erkrankt').has('health')).toBe(true);
  expect(findPersonalData('Wir sind eine Praxis für Patienten mit Diabetes').has('health')).toBe(
    false,
  );
  expect(findPersonalData('Haben Sie Erfahrung mit Kursen für Schwangere?').has('health')).toBe(
    false,
  );
});

test.each([
  'Meine Mutter hat Demenz und ich pflege sie',
  'Wegen der Krankheit meines Vaters muss ich die Seite schließen',
  'Mein Sohn ist behindert',
  'Unsere Auszubildende ist schwanger',
  'mein Schwager liegt mit Herzinfarkt im Krankenhaus',
  'unsere Mitarbeiterin ist seit Wochen krank',
  'my father has dementia',
  'mijn moeder heeft dementie',
  'ich bin krank',
  'ich hatte einen Burnout',
  'Ich habe MS',
  'Ich leide unter Panikattacken',
  'Ich nehme Antidepressiva',
  'Ich bin alkoholkrank',
  'Meine Tochter hat Trisomie 21',
  'I have anxiety',
])('the health of relatives and staff is personal: %s', (text) => {
  expect(findPersonalData(text).has('health')).toBe(true);
  expect(maskPersonalData(text)).toContain('[Gesundheitsangabe]');
});

test.each([
  'Ich bin Rheumatologe und brauche eine Website',
  'Ich bin Heilpraktikerin und biete Psychotherapie an',
  'Wir sind eine Praxis für Krebsnachsorge',
  'ich habe eine Praxis für Patienten mit Diabetes',
  'ich hab einen Krankenpflegedienst',
  'unsere Website ist krank langsam',
])('whoever treats others tells of nobody: %s', (text) =>
  expect(findPersonalData(text).has('health')).toBe(false),
);

test.each([
  ['Frau Krause hat Diabetes', true],
  ['Lena Vossen 12.05.1994', true],
  ['geboren am 3.4.1961', true],
  ['Mein Sohn ist Autist', false],
  ['Wir eröffnen am 12.05.2027', false],
])('who is named with an illness or a birthday is another person: %s', (text, expected) =>
  expect(findPersonalData(text).has('others')).toBe(expected),
);

/** Figures and words of everyday questions. */
test.each([
  'Können wir am 05.10.2026 telefonieren?',
  'Am 1. 12. 2026 um 10 Uhr passt es mir',
  'Unser Laden ist von 08.00 - 17.00 Uhr geöffnet',
  'Öffnungszeiten: Mo-Fr 08.00-12.30 / 14.00-18.30, Sa 09.00-13.00',
  'Geht der 03/12/2026 auch?',
  'Vom 01.08.2026 - 15.08.2026 sind wir im Urlaub',
  'Passt Ihnen der 02.12. 09.30 Uhr?',
  'Das Angebot AN-2026-0001 habe ich bekommen, was ist mit der Wartung?',
  'Rechnung RE-2026-0147 2.669,00 € ist bezahlt',
  '52062 Aachen, 52428 Jülich und 41836 Hückelhoven sollen gefunden werden',
  'Wir haben 12.500 Artikel und 1.000.000 Besucher im Jahr',
  'Budget 10.000 - 15.000 Euro, reicht das?',
  'Auf welches Konto überweise ich die 387 € Anzahlung?',
  'Welche IBAN steht auf der Rechnung RE-2026-0001?',
  'Mein Kundenkonto ist gesperrt, was nun?',
  'Der Login funktioniert nicht mehr seit Windows11',
  'Die PIN kommt per Brief, wie lange dauert das?',
  'Mein Passwort ist falsch, wie komme ich ins Kundenportal?',
  'Mein Passwort ist leider schon wieder abgelaufen',
  'my password is wrong, what can I do?',
  'Mijn wachtwoord is vergeten',
  'Seit 2019 gibt es uns, 2024 kam der zweite Laden dazu',
  'HRB 12345 und USt-IdNr. DE123456789 gehören ins Impressum',
  'DIN EN ISO 9001:2015 und DIN 18040 sind unsere Zertifikate',
  'Smart Business 1290, Commerce 2590, Enterprise 5990, was ist besser?',
  'Bilder in 1920 x 1080 und 3840 x 2160',
  'Brauchen Sie unsere Zugangsdaten zum alten Hoster?',
  'Login auf www.baeckerei24.de geht nicht, können Sie helfen?',
  'Kann ich mit Kreditkarte zahlen, in 3 Raten zu 301,00 €?',
  'Termin 2026-01-12 08.00 oder 2026-01-13 14.00?',
  'Wir haben 12 MS-Office-Lizenzen, der Chef hat MS Project',
  'Die Seite hat 200 ms Ladezeit',
  '30 Seiten, 15 1234',
  'Rufen Sie an, unser Budget ist 2000 - 3000 Euro',
  'Rufen Sie an, wir haben 1 000 000 Besucher und 2500 Artikel',
  'Für 150 1290 2590 und 5990 Euro',
  'Breiten 160 320 640 1280',
  'Artikel 4915123456789 fehlt im Shop',
  'have a look at baeckerei.de',
  'pw vergessen',
])('tells nothing personal: %s', (text) => {
  expect(maskPersonalData(text)).toBe(text);
  expect([...findPersonalData(text)]).toEqual([]);
});

test.each([
  ['IBAN: DE89-3704-0044-0532-0130-00', /370|044|532|130/i],
  ['IBAN DE 89 3704 0044 0532 0130 00', /370|044|532|130/i],
  ['DE89.3704.0044.0532.0130.00', /370|044|532|130/i],
  ['IBAN DE8937040044053201300', /370|044|532|130/i],
  ['Konto 532013000 BLZ 37040044', /532|370/i],
  ['4111.1111.1111.1111', /111/i],
  ['Zugangsdaten: admin / Sommer2024!', /Sommer/i],
  ['pw ist Sommer2024', /Sommer/i],
  ['Kontonummer: 0532 013 000, Bankleitzahl 370 400 44', /532|370|400/i],
  ['Kto.-Nr. 1234567890 bei der Sparkasse Aachen', /123|890/i],
  ['meine iban ist nl91 abna 0417 1643 00', /0417|1643|abna/i],
  ['Bitte von AT61 1904 3002 3457 3201 abbuchen', /1904|3201/i],
  ['BE68 5390 0754 7034 ist mein Konto', /5390|7034/i],
  ['iban de89370400440532013000 bitte abbuchen', /3704|13000/i],
  ['Meine Visa 4111-1111-1111-1111 gültig bis 12/27', /1111/i],
  ['Mastercard 5555\u00a05555\u00a05555\u00a04444, CVC 123', /555|444/i],
  ['Amex 3782 822463 10005', /3782|822|1000/i],
  ['Login: info / Hund4711', /Hund/i],
  ['Benutzer admin Passwort geheim123', /geheim/i],
  ['Das Kennwort lautet Maus-2020', /Maus/i],
  ['my password is hunter2', /hunter/i],
  ['wachtwoord: Fiets2020', /Fiets/i],
  ['Login ist admin, Passwort Sonne!99', /Sonne/i],
  ['Passwort = abcdefgh', /abcd/i],
  ['IBAN lautet: DE89 3704 0044 0532 0130 0', /370|044|532|130/i],
  ['Konto: 0532013000', /532/i],
  ['Girokonto 0123456789, bitte abbuchen', /123|789/i],
  ['wp-admin login: chef pw: Kuchen77', /Kuchen/i],
  ['PIN: 471199', /4711/i],
  ['DE89\u00a03704\u00a00044\u00a00532\u00a00130\u00a000 für die Lastschrift', /370|044|532|130/i],
])('is refused and stored without it: %s', (text, secret) => {
  const findings = findPersonalData(text);
  expect(['iban', 'card', 'password'].some((kind) => findings.has(kind as 'iban'))).toBe(true);
  expect(maskPersonalData(text)).not.toMatch(secret);
  expect(findPhones(text)).toEqual([]);
});

test.each([
  ['Bitte rufen Sie mich am 02.12.2026 unter 0241 998877 zurück', '0241 998877'],
  ['Ab 08.00 - 17.00 Uhr unter 0151 5550100', '0151 5550100'],
  ['IBAN DE89 3704 0044 0532 0130 00, Telefon 0241/99-88-77', '0241/99-88-77'],
  ['+49 241 12 12 2026', '+49 241 12 12 2026'],
  ['0241 02.12.20', '0241 02.12.20'],
  ['Mein Login geht nicht, Rückruf 0241 998877', '0241 998877'],
])('the number to call back in: %s', (text, phone) => expect(findPhones(text)).toEqual([phone]));
