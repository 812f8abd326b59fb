import { PACKAGES } from '#shared/business.ts';
import type { Concept } from './concepts.ts';
import { findWeeks } from './entities.ts';
import type { Understanding } from './understand.ts';

const MONTHS = 'januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember';
/** 'Ich verkaufe Honig und Kerzen'. */
export const SELLS = /\b(ich|wir)\b.*\bverkauf\w*\b/;

/** A time that is no number of weeks: 'bis Ostern', 'bis Ende Mai', 'bis zum Herbst'. */
const UNTIL = new RegExp(
  `\\bbis (zum |zur |spatestens )?(ostern|pfingsten|weihnachten|nikolaus|jahresende|monatsende|fruhling|fruhjahr|sommer|herbst|winter|saison\\w*|eroffnung|messe|(ende |anfang |mitte |(zum )?\\d{1,2} )?(${MONTHS})|(ende|anfang|mitte) (des|der|nachsten|naechsten|diesen|dieses)|(nachste|ubernachste|kommende|diese|ende|anfang|mitte)[nrs]? (woche|monat|\\w+tag))\\b`,
);

/** 'Ich brauche eine neue Seite', and not 'Brauche ich eine?'. */
export const wantsProject = (text: string): boolean =>
  /\b(brauch\w*|such\w*|mocht\w*|will|wollen|wollt|benotig\w*|hatten? gern\w*)\b|\bkeine (website|webseite|homepage|seite)\b/.test(text) &&
  !/\b(brauch\w*|mochte|will|wollen|benotige) (ich|wir|man)\b|^(was|wie|wann|wo|wer|welche\w*|kann|konnen)\b/.test(text);

/** 'Ich bin Imker', 'Wir haben eine kleine Brennerei': a trade nobody has noted, and nothing else said. */
export const INTRODUCES =
  /^(?:[^?]{0,40}[,!.]\s*)?(?:[Ii]ch bin|[Ww]ir sind|[Ii]ch habe?|[Ww]ir haben|[Ii]ch (?:führe|betreibe)|[Ww]ir (?:führen|betreiben)) (?:(?:ein|eine|einen|hier|klein\p{L}*|selbst\p{L}*) )*(?!Frage|Problem|Idee|Termin|Rechnung|Angebot|Fehler|Bitte|Wunsch|Hunger|Hund)\p{Lu}\p{L}+(?:er|erin|ist|istin|eur|eurin|ei|hof|betrieb|verein|laden|geschäft|werkstatt|praxis|studio|salon|büro|firma|handel|haus|schule|kanzlei|agentur|praxis|imkerei|gruppe|stiftung|kita|heim|amt)\b/u;

const SHOULD = /\b(soll|sollen|sollte|sollten)\b(?! (ich|wir|sie|ihr|man)\b)/;
const SITE_WITH = /\b(seite|website|webseite|homepage|auftritt) (nur )?(mit|wo|auf der|auf denen|in der)\b/;

/** What the visitor's own site is to do or to show: 'Kunden sollen sonntags bestellen können', 'eine Seite mit Adresse und Öffnungszeiten'. */
export const describesFeature = ({ raw, text }: Pick<Understanding, 'raw' | 'text'>): boolean =>
  !/\?/.test(raw) &&
  !/^(was|wann|wie|wer|wo|warum|welche\w*)\b/.test(text) &&
  ((SHOULD.test(text) && /\b(konnen|\w{2,}(en|ern|eln))\b/.test(text.replace(SHOULD, ''))) ||
    /\b(mochte\w*|will|wollen|wollten)\b.*\b(online|im internet|auf der (seite|website)) (zeigen|stellen|bringen|prasentieren)\b/.test(
      text,
    ) ||
    /\b(mochte\w*|will|wollen|wollten|brauch\w*)\b.*\b(dass|damit)\b(?! (ihr|sie|mich|mir|uns|jemand)\b)/.test(text) ||
    (wantsProject(text) && SITE_WITH.test(text)));

/** 'Könnt ihr eine Karte einbauen?' */
export const INTEGRATES =
  /\b(einbau\w*|einbind\w*|integrier\w*|eingebaut|eingebunden)\b|\bauf (die|der|meine|meiner|unsere|unserer) (startseite|seite|website|homepage) (machen|haben|zeigen|stellen)\b/;

/** Things beside concepts that a rule of intents.ts may ask for. */
export function findFacts(understanding: Understanding): Set<string> {
  const { text, raw, entities, concepts, unplaced } = understanding;
  const facts = new Set<string>();
  const words = text.split(' ');
  const add = (name: string, holds: unknown): void => void (holds && facts.add(name));
  add('@role-marker', /^\s*(?:system|assistant|admin|developer)\s*:/i.test(raw));
  add('@code', /<\/?\w+[^>]*>|;\s*--|\bdrop table\b|\bselect\b.+\bfrom\b|\$\{|\{\{/i.test(raw));
  add('@package', entities.package);
  add('@project', entities.project);
  add('@urgency', entities.urgency);
  add('@services', entities.services.length > 0);
  // 'Was kostet SEO?' names no project of its own: 'website' may only be said in passing.
  add(
    '@service-only',
    !entities.project ||
      (entities.project === 'website' && !/\b(fur|website|webseite|homepage|neue) .*\b(mit|und|plus)\b|\bmit\b/.test(text)),
  );
  add(
    '@both',
    entities.packages.includes('smart-business') && concepts.has('chatbot') && concepts.has('website') && !/\bsmart\b/.test(text),
  );
  add('@euro', /\b\d{2,4} (euro|eur)\b/.test(text));
  add(
    '@bargain',
    (concepts.has('price') &&
      !/^was\b/.test(text) &&
      /\b(fur|nur) \d+ (euro|eur)\b/.test(text) &&
      /\b(machen|mach|geben|gib|sonst|bekomme|kriege)\b/.test(text)) ||
      (/\b\d{2,5}\b/.test(text) &&
        /\b(einig|handschlag|abgemacht|deal|bar zahl\w*|bar auf die hand|letztes (angebot|wort))\b/i.test(raw)) ||
      /\b(rabatt|gutschein)(code)?\w*\d/i.test(raw),
  );
  add(
    '@own-page',
    /\b(mein|meine|meinem|meiner|unser|unsere|unserem|mir|uns)\b/.test(text) &&
      /\b(richtig|korrekt|rechtens|ordnung|prufen|pruft|vollstandig|machen|erstellen|schreiben|reicht|fehlt)\b/.test(text),
  );
  add(
    '@supply',
    /\b(liefer\w*|brauch\w*|stell\w*|schick\w*|wer|woher|selbst|selber|mitbring\w*|besorg\w*|kummer\w*|(die|eure|ihre|meine|eigene) (fotos|bilder))\b/.test(
      text,
    ),
  );
  // What the visitor himself offers: 'eine Seite mit Wochenangebot'.
  add('@own-offers', /\b(woche|wochen|tages|mittags|sonder|saison)angebot\w*/.test(text));
  add('@integrate', INTEGRATES.test(text));
  add('@how-many', /\bwie ?viele\b/.test(text));
  add('@are-you', /\b(seid ihr|sind sie|ist das|are you|zijn jullie)\b/.test(text));
  add('@comes', /\b(ihr|sie|jemand)\b.*\b(vorbei\w*|kommen|kommt)\b|\bkommt jemand\b|\b(kommt ihr|kommen sie)\b/.test(text));
  add(
    '@comes-to',
    /\b(kommt ihr|kommen sie|fahrt ihr|fahren sie) (auch )?nach\b|\bwelche[nrs]? (stadt|stadte|stadten|orte|orten|regionen|gebiete|gebieten) (deckt|betreut|bedient|arbeitet|seid)\b/.test(
      text,
    ),
  );
  // 'In eurem Angebot ist die Mehrwertsteuer falsch'.
  add(
    '@wrong-papers',
    !/\?/.test(raw) &&
      /\b(angebot|rechnung|vertrag)\b.*\b(falsch\w*|stimmt nicht|stimmen nicht|fehler|(nie|nicht) (beauftragt|bestellt))\b/.test(text),
  );
  add('@paid-already', /\brechnung\b.*\b(schon|bereits|doppelt|zweimal)\b.*\b(bezahlt|gezahlt|uberwiesen)\b/.test(text) && !/\?/.test(raw));
  add(
    '@bot-tells',
    /\bbot\b.*\bpreise?n? (nennen|nennt|sagen|sagt|ausrechnen|berechnen|angeben)\b|\w+bot\b.*\bpreise?n? (nennen|nennt|sagen|sagt|ausrechnen|berechnen|angeben)\b/.test(
      text,
    ),
  );
  add('@definition', understanding.definitionOf);
  add('@informs', /\b(informieren|umschauen|umsehen|reinschauen)\b/.test(text));
  add('@explain', /\b(erklar\w*|versteh\w*|blick\w*)\b/.test(text));
  add(
    '@only-thanks',
    /^(vielen |besten |herzlichen |ok |super )?(dank|danke)\b/.test(text) &&
      words.length <= 8 &&
      !/\?/.test(raw) &&
      !/\b(was|wie|wann|wo|wer|kann|konnen|aber|brauche|mochte|nein|nicht|kein)\b/.test(text),
  );
  add(
    '@no-bot',
    /\b(nicht|kein\w*)\b.*\b(\w*bot|roboter|maschine|computer|automat\w*|ki)\b.*\b(reden|sprechen|schreiben|chatten|unterhalten)\b/.test(
      text,
    ),
  );
  add('@progress', /\bwie weit\b.*\bprojekt\b|\bstand (von )?(meines|meinem|unseres|unserem|dem|des) projekt/.test(text));
  add('@experience', /\berfahrung(en)?\b.*\bmit\b/.test(text));
  add(
    '@farewell',
    !/\?/.test(raw) && words.length <= 12 && /\b(bis dann|meld mich|melde mich|melde ich mich|schonen (abend|tag) noch)\b/.test(text),
  );
  add('@rival', /\b(mein|meine|unser|unsere|der|die|ein) (\w+ )?(konkurren\w*|mitbewerber\w*|wettbewerber\w*|nachbar\w*)\b/.test(text));
  add(
    '@weekend',
    /\b(ihr|sie|euch)\b.*\bauch (am |an |sonn und )?(samstag|samstags|sonntag|sonntags|wochenende|wochenenden|feiertag\w*)\b/.test(text),
  );
  add('@portal-fees', /\b(booking|airbnb|lieferando|portal\w*|provision\w*)\b/.test(text));
  add('@sells', SELLS.test(text));
  // A landlord of a hotel asks about his website, not about hotels.
  add(
    '@own-business',
    entities.industry &&
      /\b(mein\w*|unser\w*|hab|habe|haben|fuhre|betreibe|bin|wir sind|heb|hebben|ik ben|i have|i run|i am|we are)\b/.test(text),
  );
  add('@changes', /\b(andern|austausch\w*|ausgetauscht|tausch\w*|hochlad\w*|einstell\w*|pfleg\w*|einbinden)\b/.test(text));
  // 'Was könnt ihr für ein Café tun?'
  add('@for-us', /\bwas (konnt ihr|konnen sie) fur .*\b(tun|machen)$/.test(text));
  add(
    '@other-agency',
    /\b(unsere?[nrms]?|meine?[nrms]?|alte[nrms]?|bisherige[nrms]?) (agentur|webdesigner\w*|programmierer|dienstleister|anbieter)\b/.test(
      text,
    ),
  );
  add('@takes', /\b(nehme|nehmen|bestelle|bestellen|buche) (das |dann )?(paket )?(startpaket|smart|commerce|enterprise)\b/.test(text));
  add('@we-are', /\b(wir sind|ich bin|wir haben|ich habe)\b/.test(text));
  // 'Das Telefon klingelt den ganzen Tag', and not 'Wann erreiche ich Sie am Telefon?'.
  add(
    '@phone-rings',
    /\btelefon\w* (klingelt|lautet|steht (gar )?nicht)\b|\b(standig|dauernd|laufend|den ganzen tag)\b.*\b(anruf\w*|telefon\w*)\b/.test(
      text,
    ),
  );
  add('@reach', /\berreich\w*\b/.test(text));
  add(
    '@we-talk',
    /\b(konnten|konnen|kann|konnte) (wir|ich)\b.*\b(reden|sprechen|unterhalten|telefonieren)\b|\b(kunnen|kan) (we|ik)\b.*\b(bellen|praten|spreken)\b|\bcan (we|i)\b.*\b(talk|speak)\b/.test(
      text,
    ),
  );
  // 'Auch für Ärzte in Österreich?'
  add('@for-whom', /\b(sie|ihr|jullie|you)\b.*\bfur\b.*\b(tatig|arbeiten|arbeitet|da)\b/.test(text));
  add('@introduces', INTRODUCES.test(raw) && !/\?/.test(raw));
  add('@help', /^(hilfe|help|hulp|start)$/.test(text));
  // A lawyer who wants a website asks for no legal advice.
  add(
    '@lawyer',
    ((concepts.has('website') || concepts.has('chatbot')) &&
      /\b(bin|sind|als)( ein| eine)? (rechts|fach)?(anwalt|anwaltin|anwalte|anwaltinnen|notar|notarin|anwaltskanzlei)\b/.test(text)) ||
      /\b(fuhre|habe|hab|haben|betreibe|betreiben|sind|unsere|meine) (eine |kleine )*(anwalts|rechtsanwalts|notar)?(kanzlei|notariat)\b/.test(
        text,
      ),
  );
  add('@you', /\b(sie|ihr|euch|eure?|ihre)\b/.test(text));
  add(
    '@theirs',
    /\b(leute|kunden|patienten|gaste|besucher|mandanten)\b.*\b(buchen|vereinbaren|reservieren|ausmachen|machen|eintragen)\b/.test(text),
  );
  // What tenants or clients are to do on the customer's website is a feature, not a wish of the visitor.
  add(
    '@their-feature',
    /\b(mieter|mandanten|patienten|gaste|mitglieder|schuler|eltern)\b.*\b(melden|hochladen|einreichen|anmelden|einloggen|bewerben)\b/.test(
      text,
    ),
  );
  add('@feature', describesFeature(understanding));
  add('@until', UNTIL.test(text));
  // How often something happens at the agency, or what follows when it is late: the site names no such figures.
  add(
    '@punctuality',
    /\b(wie ?viel|wie ?viele) prozent\b|\bprozentsatz\b|\b(langer dauert|zu spat|verspat\w*|verzug|nicht (rechtzeitig|punktlich|einhalt\w*))\b/.test(
      text,
    ),
  );
  add('@visitors', /\bbesucher\w*\b/.test(text));
  add('@count', /\b\d{2,}\b/.test(text));
  add('@silence', /\b(antwort\w*|melde\w*|reagier\w*)\b.*\b(nicht|niemand|keiner|nie)\b/.test(text));
  add(
    '@low-budget',
    /\b(budget|nur|hochstens|maximal|unter|weniger)\b/.test(text) &&
      Number(/\b(\d{2,4}) (euro|eur)\b/.exec(text)?.[1] ?? Infinity) < PACKAGES[0].price,
  );
  add(
    '@booking-feature',
    /\b(\w*terminbuchung|\w*terminkalender|buchungskalender|\w*buchungssystem|\w*reservierung\w*|onlinebuchung\w*|onlinetermin\w*|online termin\w*)\b/.test(
      text,
    ),
  );
  add('@duty', /\b(muss|mussen|musst|brauche|braucht|brauchen|benotige|benotigt|benotigen|pflicht)\b/.test(text));
  add('@brings', /\b(meine?[nrms]?|unsere?[nrms]?|behalten|bleiben|bleibt|hab|mitnehmen|umziehen|umzug|wechseln|habe|haben)\b/.test(text));
  add('@deadline', (/\?/.test(raw) || wantsProject(text)) && findWeeks(text) !== null);
  add('@shows', /\b(referenz|referenzen|portfolio|arbeitsproben|references|referenties)\b/.test(text));
  add('@industry', entities.industry);
  add('@made', /\b(gemacht|gebaut|umgesetzt|betreut|gearbeitet|erfahrung|kennt ihr euch|kennen sie sich)\b/.test(text));
  // 'Wer wird Deutscher Meister?' asks about the world.
  add(
    '@who-else',
    unplaced > 0 &&
      /^wer (wird|ist|war|hat|gewinnt)\b/.test(text) &&
      !/\b(sie|ihr|ihnen|ihre[nrms]?|euch|euer|eure[nrms]?|du|mich|mir|meine[nrms]?|die|den|der)\b/.test(text),
  );
  add('@belongs', /\b(gehort|gehoren|anders|zahlt zu)\b/.test(text));
  add('@where', /\bwo\b/.test(text));
  add('@runs', /\blauft\b/.test(text));
  add('@admin', /\b(admin|administrator|fremde[nrs]?)\b/.test(text));
  add('@foreign', unplaced > 0 && !concepts.has('website') && !concepts.has('webdesign') && !concepts.has('process'));
  // 'Hat die Post offen?' asks about somebody else: a thing that is none of ours, and nobody is addressed.
  add(
    '@elsewhere',
    unplaced > 0 &&
      /\b(hat|haben|ist|sind|macht|machen|offnet|schliesst|der|das)\b/.test(text) &&
      !/\b(sie|ihr|ihnen|ihre[nrms]?|euch|euer|eure[nrms]?|du|dich|ich|wir|man|jemand)\b/.test(text) &&
      !['company', 'website', 'contact', 'phone', 'human', 'appointment', 'webdesign', 'seo'].some((name) => concepts.has(name as Concept)),
  );
  add('@when', /\b(wann|wanneer|when)\b/.test(text));
  add(
    '@price-of-new',
    /\bwas (kostet|kosten) (denn |bei euch |bei ihnen )?(eine |so eine )?(komplett )?neue( website| webseite| homepage| seite)?$/.test(
      text,
    ),
  );
  add('@price-question', /\b(was kostet|wie teuer|preis)\b/.test(text));
  add('@what-makes', /\bwas (macht|kostet|ware)\b|\bpreis\b/.test(text));
  add('@question', /^(wie|was|wann|wo|wer|welche|haben|kann|konnen|gibt|nennen)/.test(text));
  add('@want', /\b(mochte|will|wurde|kann|konnte|hatte|bitte|want)\b/.test(text));
  add(
    '@customers',
    /\b(kunde|kunden|kundin|kundinnen|gaste|patienten|patientinnen|mandanten|mandantinnen|teilnehmer|teilnehmerinnen|mieter)\b/.test(text),
  );
  add('@self', /\b(selbst|selber)\b/.test(text));
  add('@online', /\b(internet|online|netz|web)\b/.test(text));
  add(
    '@darf-contact',
    /\bdarf ich (sie|euch|dich|ihnen)\b/.test(text) && (concepts.has('phone') || concepts.has('contact') || concepts.has('email')),
  );
  // 'Mein Schwager macht das für 200 Euro'.
  add(
    '@cheaper-elsewhere',
    /\b(kumpel|bekannte\w*|neffe|schwager|freund\w*|sohn|student\w*|jemand|andere\w*)\b.*\b(fur (nur )?\d{2,4}|umsonst|gratis|kostenlos)\b/.test(
      text,
    ),
  );
  add('@needs', wantsProject(text));
  // 'Die Website, die ihr gebaut habt, geht seit heute nicht'.
  add(
    '@broken',
    /^(sie|die|es) (ist|sind|war) (seit \w+ )?(offline|down|tot|nicht (mehr )?erreichbar)$/i.test(raw.trim()) ||
      (/\b(seite|website|webseite|homepage|shop|formular|chatbot)\b.*\b(ist|sind)\b.*\b(offline|down|weg|tot|nicht (mehr )?(erreichbar|da|online))\b/i.test(
        raw,
      ) &&
        !/\?/.test(raw)) ||
      (/\b(seite|website|webseite|homepage|shop|formular)\b.*\b(geht|funktioniert|klappt)\b.*\bnicht\b/.test(text) && !/\?/.test(raw)) ||
      // 'Seit gestern kommen über mein Kontaktformular keine Anfragen mehr an'.
      (/\b(seit|mehr)\b/.test(text) &&
        /\b(kontakt)?formular\b|\bpostfach\b/.test(text) &&
        /\b(kommen|kommt|kam|kamen)\b/.test(text) &&
        /\b(keine|nichts|nicht)\b/.test(text)) ||
      (/\b(shop|website|webseite|homepage|formular|seite)\b.*\b(nimmt|zeigt|sendet|verschickt)\b.*\b(keine?n?|nichts|nicht)\b.*\bmehr\b/.test(
        text,
      ) &&
        !/\?/.test(raw)),
  );
  // Bank details and passwords of somebody else.
  add(
    '@secret-of-others',
    /\b(iban|kontonummer|bankdaten|passwort|passworter|gehalt)\b.*\b(vom|von|des|der|eures?|ihres?) (chef|inhaber|mitarbeiter|kunden|kollegen|admin)\w*/.test(
      text,
    ),
  );
  add('@all-mine', /\b(alles|daten) (von|uber) (mir|mich|uns)\b/.test(text));
  // 'Musikverein', 'Kochschule': the trade of who asks, whatever its first half means.
  add('@own-trade', /\b\w+(verein|schule|laden|geschaft|betrieb|studio|praxis|salon|kanzlei|werkstatt|handel)\b/.test(text));
  add('@verse', /\b(gedicht|witz|lied|aufsatz|song|poem|joke)\b/.test(text));
  add('@google-profile', /\bgoogle (unternehmens)?(profil|eintrag)\b|\bgoogle my business\b/.test(text));
  add('@nod', /^(ok|okay|gut|super|prima|alles klar|verstanden|aha|passt|ah ok|na gut)$/.test(text));
  add('@recruits', /\b(such\w*|find\w*|gewinn\w*|brauch\w*)\b.*\b(mitarbeiter\w*|personal|azubis?|fachkraft\w*|leute)\b/.test(text));
  add('@elsewhere-site', /\b(keine neue|ohne neue|jetzige|bestehende|vorhandene|alte)[nrms]?\b/.test(text));
  add(
    '@day',
    /\b(?<!guten )morgen\b|\b(ubermorgen|heute|nachmittag|vormittag|\w+tag|tomorrow|today|\w+day|morgenochtend)\b/.test(
      text.replace(/\bguten tag\b/g, ''),
    ),
  );
  add('@never-mind', /\b(danke trotzdem|trotzdem danke)\b|\bvergiss (es|das)\b|\bhat sich erledigt\b|\bschon erledigt\b/.test(text));
  add('@bare', words.length === 0);
  // A greeting with three words more than itself asks something.
  add('@own-words', unplaced >= (/\bguten? (tag|morgen|abend)\b/.test(text) ? 4 : 2));
  add(
    '@bare-site',
    entities.industry === null &&
      concepts.size === 1 &&
      words.length > 1 &&
      !/\b(website|webseite|homepage|internetseite|internetauftritt|webauftritt)\b/.test(text),
  );
  return facts;
}
