import type { Zone } from '../geography.ts';

// Sentence plans about the place itself. Placeholders: {ort}, {km}, {richtung}, {zeit}, {grenze} (km to the border),
// {n1}…{n4} neighbours with {k1}…{k4} kilometres and {r1}…{r4} directions, {ausland} and {ka} the nearest city abroad,
// {kammer}, {foerderer}, {gebiet}, {feiertage}.

export const DISTANCE_PLANS: Readonly<Record<Zone, readonly string[]>> = {
  seat: ['Unser Büro liegt in der Stadt; Termine sind ohne Anreise möglich. Bis {n1} sind es {k1} Kilometer Luftlinie, bis {n2} {k2}.'],
  near: [
    'Von unserem Büro in Roermond liegt {ort} {km} Kilometer {richtung}, Luftlinie gemessen. Mit dem Auto rechnen wir {zeit}.',
    '{km} Kilometer trennen {ort} von Roermond; die Fahrt dauert {zeit}. Ein Termin am selben Tag ist oft möglich.',
    'Nach {ort} fahren wir {zeit}. In der Luftlinie sind es {km} Kilometer in Richtung {himmel}.',
    '{ort} gehört zur Zone bis fünfzig Kilometer: {km} Kilometer {richtung} von Roermond, mit dem Auto {zeit}.',
    'Wer uns in Roermond besucht, legt von {ort} aus {km} Kilometer Luftlinie zurück. Umgekehrt brauchen wir {zeit}.',
  ],
  region: [
    '{ort} liegt {km} Kilometer {richtung} von Roermond und damit in unserem Radius von {radius} Kilometern. Die Fahrt dauert {zeit}.',
    'Mit {km} Kilometern Luftlinie ist {ort} für uns eine Tagesfahrt mit Termin. Wir planen {zeit} je Weg.',
    'Zwischen Roermond und {ort} liegen {km} Kilometer. Auf der Straße werden daraus {zeit}, je nach Ring und Brücken.',
    'Unser Umkreis endet bei {radius} Kilometern, {ort} liegt mit {km} darin. Besuche legen wir deshalb zusammen, die Anfahrt dauert {zeit}.',
    'In Richtung {himmel}, {km} Kilometer entfernt: So liegt {ort} von unserem Büro aus. Gerechnet wird mit {zeit} Fahrt.',
  ],
  remote: [
    'Bis {ort} sind es von Roermond {km} Kilometer Luftlinie, mit dem Auto {zeit}. Besprechungen laufen deshalb per Video und Telefon.',
    '{ort} liegt {km} Kilometer {richtung} von Roermond und damit außerhalb unseres Radius von {radius} Kilometern. Besprochen wird per Video.',
    'Für {ort} sind wir kein Büro um die Ecke: {km} Kilometer liegen dazwischen. Dafür gibt es feste Zeiten am Bildschirm.',
    'Bei {km} Kilometern sagen wir offen: Nach {ort} kommen wir selten. Gespräche laufen per Video, Unterlagen im Portal.',
    '{km} Kilometer in Richtung {himmel}: {ort} betreuen wir ohne Anreise. Ansprechpartner und Termine stehen fest.',
  ],
};

export const NEIGHBOUR_PLANS: readonly string[] = [
  'Eigene Seiten haben auch {n1} ({k1} Kilometer {r1}), {n2} ({k2}) und {n3} ({k3}).',
  'Kunden aus {n1} haben {k1} Kilometer bis {ort}. Aus {n2} sind es {k2}, aus {n3} {k3}.',
  'Ringsum liegen {n1} ({r1}), {n2} ({r2}) und {n3} ({r3}), keines weiter als {k3} Kilometer.',
  '{r1g} liegt {n1}, {k1} Kilometer entfernt. Etwas weiter sind es bis {n2} ({k2}) und {n4} ({k4}).',
  'Für einen zweiten Standort gibt es eigene Seiten: {n1} ({k1} Kilometer), {n3} ({k3}), {n4} ({k4}).',
  'Zwischen {ort} und {n1} liegen {k1} Kilometer. {n2} und {n3} folgen mit {k2} und {k3}.',
];

/** Where the next cities with own pages are far: {u1} and {u2} are the kilometres to {nachbar} and {nachbar2}. */
export const FAR_NEIGHBOUR_PLANS: readonly string[] = [
  'Nebenan liegen {nachbar} ({u1} Kilometer) und {nachbar2} ({u2}). Eigene Seiten haben {n1} ({k1}), {n2} ({k2}) und {n3} ({k3}).',
  'Aus {nachbar} sind es {u1} Kilometer bis {ort}, aus {nachbar2} {u2}. Die nächsten Städte auf unserer Liste sind {n1} mit {k1} und {n2} mit {k2} Kilometern.',
  'Im Umland liegen {nachbar} und {nachbar2}, {u1} und {u2} Kilometer entfernt. Die nächsten Orte mit eigener Seite sind {n1} ({k1} Kilometer) und {n2} ({k2}).',
];

/** The nearest city of another country; several ways to say it. */
export const ABROAD_PLANS: readonly string[] = [
  'Die nächste Stadt im Ausland auf unserer Liste ist {ausland}, {ka} Kilometer entfernt.',
  'Jenseits der Grenze liegt als nächster Ort auf unserer Liste {ausland}: {ka} Kilometer Luftlinie.',
  'Bis {ausland} {jenseits} sind es {ka} Kilometer.',
  '{ausland} {jenseits} liegt {ka} Kilometer von {ort} entfernt.',
];

export const BORDER_PLANS: readonly string[] = [
  'Die deutsch-niederländische Grenze verläuft rund {grenze} Kilometer entfernt.',
  'Zur Grenze zwischen Deutschland und den Niederlanden sind es etwa {grenze} Kilometer.',
  'Von {ort} sind es rund {grenze} Kilometer bis ins Nachbarland.',
  'Etwa {grenze} Kilometer trennen {ort} vom Nachbarland.',
];

export const CHAMBER_PLANS: readonly string[] = [
  'Für Handel, Industrie und Dienstleister in {ort} ist die {kammer} zuständig, für Handwerker die Handwerkskammer.',
  'Merkblätter zu Pflichtangaben und Verträgen veröffentlicht für {ort} die {kammer}.',
  'Fragen zu Gründung und Gewerbe in {ort} beantwortet die {kammer}.',
  'Das Gewerbe melden Sie beim Amt in {ort} an. Vorher berät die {kammer}.',
  'Auskunft zu Ausbildung, Recht und Standort {ort} gibt die {kammer}.',
];

export const AUSTRIAN_CHAMBER_PLANS: readonly string[] = [
  'Mitglied sind Gewerbetreibende in {ort} bei der {kammer}. Sie berät zu Gründung, Gewerberecht und Pflichtangaben.',
  'Die {kammer} ist auch für Handwerker in {ort} zuständig: Österreich kennt keine eigene Handwerkskammer.',
  'Auskunft zu Gewerbeanmeldung und Werberecht gibt für {ort} die {kammer}.',
  'Merkblätter zu Offenlegung und Verträgen veröffentlicht für {ort} die {kammer}.',
];

/** The Dutch chamber keeps the register of the whole country. */
export const DUTCH_CHAMBER_PLANS: readonly string[] = [
  'Eingetragen werden Betriebe aus {ort} bei der {kammer}. Der Auszug belegt Namen, Nummer und Vertretung.',
  'Die {kammer} führt das Handelsregister, auch für {ort}. Ihre KvK-Nummer gehört auf die Website.',
  'Wer in {ort} gründet, trägt sich bei der {kammer} ein. Adresse und Tätigkeit sollten zur Website passen.',
  'Auskunft zu Rechtsform und Register gibt für {ort} die {kammer}, auch auf Englisch.',
];

/** Swiss chambers are associations: membership is voluntary. */
export const SWISS_CHAMBER_PLANS: readonly string[] = [
  'Firmen aus {ort} können der {kammer} beitreten. Pflicht ist das in der Schweiz nicht.',
  'Den Austausch unter Firmen in {ort} organisiert die {kammer}, die Mitgliedschaft ist freiwillig.',
  'Die {kammer} vertritt Firmen aus {ort} und Umgebung. Ausfuhrpapiere stellt sie ebenfalls aus.',
];

export const FUNDING_PLANS: readonly string[] = [
  'Anlaufstelle für Zuschüsse und Kredite {gebiet}: {foerderer}. Was gerade offen ist, steht dort; wir nennen keine Summen.',
  'Ob ein Vorhaben in {ort} gefördert wird, klärt diese Stelle: {foerderer}. Der Antrag kommt vor dem Auftrag.',
  'Öffentliche Förderung {gebiet} vermittelt: {foerderer}. Ein begonnenes Vorhaben ist meist ausgeschlossen.',
  'Für Förderung {gebiet} lohnt ein Anruf, bevor Sie unterschreiben. Adresse: {foerderer}.',
  'Laufende Programme {gebiet} stehen hier: {foerderer}. Wir liefern für den Antrag Beschreibung und Kostenplan.',
];

export const HOLIDAY_PLANS: readonly string[] = [
  'In unserem Büro wird gearbeitet, während {ort} frei hat: {feiertage}.',
  'Anders als bei uns in Roermond ruht in {ort} unter anderem an diesen Tagen die Arbeit: {feiertage}.',
  'Im Zeitplan für {ort} stehen auch diese freien Tage: {feiertage}.',
  'Rückrufe nach {ort} legen wir nicht auf diese Tage: {feiertage}.',
];

/** The same for Dutch cities, where the agency rests on the same days. */
export const DUTCH_HOLIDAY_PLANS: readonly string[] = [
  'Frei haben {ort} und wir gemeinsam: {feiertage}. Deutsche Kunden wissen das oft nicht.',
  'Deutsche Feiertage wie der 3. Oktober sind in {ort} Werktage. Umgekehrt ruht die Arbeit hier: {feiertage}.',
  'Diese Tage gehören als Hinweis auf jede deutsche Fassung aus {ort}: {feiertage}.',
];

export const EXAMPLE_PLANS: readonly string[] = [
  'Auftraggeber im Beispiel: {wer2} in {ort}. Gewählt sind {posten}, Termin „{frist}“. Unser Formular nennt dafür {summe}.',
  'Angenommen, {wer2} aus {ort} fragt an: {posten}. Mit dem Termin „{frist}“ ergibt das {summe}.',
  'So rechnet unser Formular für {ort}: {posten}, Termin „{frist}“, zusammen {summe}. Auftraggeber im Beispiel: {wer2}.',
  '{summe} lautet die Schätzung für {ort}. Darin stecken {posten}, Termin „{frist}“. Angefragt hat im Beispiel {wer2}.',
];
