import { describe, expect, test } from 'vitest';
import { findPersonalData, maskPersonalData } from './personal-data.ts';

describe('maskPersonalData', () => {
  test.each([
    ['Schreiben Sie an anna.beispiel+x@müller-web.de bitte', 'Schreiben Sie an [E-Mail] bitte'],
    ['IBAN DE89 3704 0044 0532 0130 00 ok', 'IBAN [IBAN] ok'],
    ['NL91ABNA0417164300', '[IBAN]'],
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
