import type { Concept } from './concepts.ts';

// Concepts that no single word says, but the shape of a sentence. The patterns read folded text.

/** `instead`: what a word of the sentence seemed to say. */
type Shape = { concept: Concept; pattern: RegExp; instead?: Concept };

const EDIT = '(andern|austauschen|pflegen|bearbeiten|aktualisieren|hochladen|einstellen|eintragen)';

export const SHAPES: readonly Shape[] = [
  // 'Kann ich die Fotos selbst hochladen?', 'Wer trägt die Karte ein?'
  {
    concept: 'selfEdit',
    pattern: new RegExp(
      `\\b(selbst|selber)\\b.*\\b${EDIT}\\b|\\b${EDIT}\\b.*\\b(selbst|selber)\\b|\\bwer (tragt|andert|pflegt|aktualisiert|stellt)\\b`,
    ),
  },
  // 'Unsere Seite ist von 2012'.
  { concept: 'redo', pattern: /\b(seite|website|webseite|homepage)\b.*\b(von|aus|seit) (19|20)\d\d\b/ },
  // 'Brauch ich als Gärtner überhaupt eine Website?'
  { concept: 'need', pattern: /\b(brauch\w* (ich|wir|man)|lohnt)\b.*\buberhaupt\b/ },
  // What the visitor's own customers, pupils or applicants are to do on his page: 'Schüler sollen sich online anmelden'.
  {
    concept: 'signUp',
    pattern:
      /\b(schuler\w*|teilnehmer\w*|mitglieder\w*|eltern|bewerber\w*|kursteilnehmer\w*|leute|kunden|interessenten|man sich)\b.*\b(anmelden|einschreiben|bewerben|eintragen)\b|\b(bewerbungsformular|kursanmeldung|anmeldeformular)\w*\b/,
  },
  // 'Können die Gäste bei mir direkt zahlen?'
  { concept: 'customerPay', pattern: /\b(kunden|gaste|patienten|mandanten|leute|mieter|teilnehmer)\b.*\b(zahlen|bezahlen)\b/ },
  // 'Wann muss ich zahlen?', and not what it costs.
  { concept: 'due', pattern: /\b(wann|bis wann)\b.*\b(bezahl(en|e|t)?|zahl(en|e|t)|fallig)\b/ },
  // 'Wie kann ich bei euch zahlen?'
  { concept: 'payment', pattern: /\b(wie|womit)\b.*\b(ich|wir|man)\b.*\b(be)?zahlen\b/ },
  // 'Verlieren wir dann unser Google-Ranking?'
  { concept: 'keepRank', pattern: /\b(verlier\w*|behalt\w*|bleib\w*|erhalten)\b.*\b(ranking\w*|google platz\w*|platz\w* bei google)\b/ },
  // 'Und wie viel?', and nothing else.
  { concept: 'price', pattern: /^(und |also )?(wieviel|wie viel)( denn| ungefahr| so| etwa| das| ist das)*$/ },
  // 'Was kommt da ungefähr auf uns zu?'
  { concept: 'price', pattern: /\bkommt\b.*\bauf (mich|uns) zu\b/ },
  // 'Wie groß ist der Unterschied zwischen einem Monat und so schnell wie möglich?'
  {
    concept: 'surcharge',
    pattern:
      /\b(unterschied|aufpreis|teurer|zuschlag)\b.*\b(so schnell wie moglich|eilig|express)\b|\b(so schnell wie moglich|eilig|express)\b.*\b(unterschied|aufpreis|teurer|zuschlag)\b/,
  },
  // 'Was würden Sie uns raten?'
  {
    concept: 'recommend',
    pattern: /\b(wurden|wurdest|wurdet|konnen|konnt|kannst) (sie|ihr|du)\b.*\braten\b|\braten sie\b/,
    instead: 'financing',
  },
  // 'Der alte Webdesigner ist verschwunden', 'die Agentur gibt es nicht mehr'.
  {
    concept: 'agencyGone',
    pattern:
      /(?=.*\b(agentur|webdesigner\w*|programmierer|webmaster|dienstleister)\b)(?=.*(\b(gibt|gibts|existiert)\b.*\bnicht mehr\b|\b(verschwunden|pleite|insolvent|weggezogen|dichtgemacht)\b|\bin rente\b))/,
  },
  // 'Ihr habt unsere Seite 2023 gebaut.'
  {
    concept: 'ourCustomer',
    pattern:
      /\b(ihr habt|sie haben) (uns |mir )?(die|unsere|meine|den|unseren|meinen) (seite|website|webseite|homepage|shop)\b.*\b(gebaut|gemacht|erstellt)\b/,
  },
  // 'Was passiert mit meinen Daten, wenn ich das Formular ausfülle?'
  {
    concept: 'formData',
    pattern: /\bmeine[nr]? (daten|angaben)\b.*\b(formular|anfrage)\b|\b(formular|anfrage)\b.*\bmeine[nr]? (daten|angaben)\b/,
  },
];
