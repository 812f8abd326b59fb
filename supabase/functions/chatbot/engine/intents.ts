import { PACKAGES } from '#shared/business.ts';
import type { Concept } from './concepts.ts';
import { findWeeks } from './entities.ts';
import type { Understanding } from './understand.ts';

const INTENTS = [
  'price_overview',
  'price_package',
  'price_chatbot',
  'price_service',
  'price_estimate',
  'financing',
  'payment',
  'discount',
  'delivery_time',
  'package_contents',
  'opening_hours',
  'contact',
  'location',
  'service_area',
  'booking',
  'quote',
  'guarantee',
  'hosting',
  'maintenance',
  'gdpr',
  'cookies',
  'seo',
  'shop',
  'automation',
  'chatbot_info',
  'webdesign',
  'portal',
  'cancellation',
  'references',
  'languages',
  'about',
  'bot',
  'greeting',
  'thanks',
  'bye',
  'data_deletion',
  'handover',
  'complaint',
  'roi',
  'legal_pages',
  'knowledge',
  'legal_advice',
  'off_topic',
  'competitor',
  'insult',
  'injection',
  'sensitive_data',
  'unknown',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Alternatives are separated by '|': 'price|calculate'. */
type Clause = string;
type Rule = { intent: Intent; score: number; all: readonly Clause[]; none: Clause };

const rule = (intent: Intent, score: number, all: string, none = ''): Rule => ({ intent, score, all: all.split(' '), none });

// The highest score wins, on a tie the earlier rule. Scores: 100 safety, 60 refusals, 50 conversation control, 10–40 subjects by how specific
// they are, 1–9 single weak words. `@name` stands for something that is no concept (see `findFacts`).
const RULES: readonly Rule[] = [
  rule('injection', 100, 'inject|@role-marker'),
  rule('unknown', 99, '@code'),
  rule('injection', 95, 'others email|contact|data|phone'),
  rule('injection', 95, 'portal @admin'),
  rule('injection', 95, 'others @question', 'references|price|cancel'),
  rule('insult', 90, 'insult'),

  rule('legal_advice', 70, 'legal', 'hours|phone|appointment|@darf-contact'),
  rule('legal_advice', 70, 'draft gdpr|cancel|terms|imprint|privacyPolicy'),
  rule('off_topic', 60, 'offTopic', 'website|shop|chatbot|seo|webdesign|automation|package|appointment|maintenance'),
  rule('about', 64, 'competitor difference @you'),
  rule('competitor', 62, 'competitor'),
  rule('legal_advice', 70, 'imprint|privacyPolicy|terms @own-page|@duty'),
  // Whoever brings a domain from somewhere else asks about the move, not about the other provider.
  rule('hosting', 63, 'competitor domain|email|hosting @brings'),
  rule('price_chatbot', 63, 'competitor chatbot @brings'),
  rule('unknown', 61, 'privateLife', 'financing|payment|consumer'),
  rule('unknown', 61, '@who-else'),

  rule('price_estimate', 48, 'calculate', 'roi|financing|draft|invoices'),
  rule('price_estimate', 46, 'price @project @urgency', 'financing'),
  rule('price_estimate', 45, 'price @project @services', 'financing|@service-only|@self'),
  rule('price_estimate', 44, 'price would project|website|shop'),
  rule('price_estimate', 43, '@urgency @project price|@what-makes', 'financing'),
  rule('financing', 47, 'financing', 'cancel'),
  rule('price_overview', 48, 'catch price|@euro|package|website'),
  rule('discount', 49, 'discount'),
  rule('discount', 49, '@bargain|@low-budget'),
  rule('price_package', 42, 'price @package', 'contents'),
  rule('price_package', 42, 'price @package @price-question'),
  rule('price_package', 41, '@package @euro'),
  rule('price_package', 44, 'price @both'),
  rule('price_chatbot', 43, 'price chatbot'),
  rule('price_package', 40, 'price shop', 'payment|contents|@self'),
  rule('price_service', 39, 'price seo|maintenance|training|multilingual|analytics|social', 'payment|@self'),
  rule('price_service', 38, 'price automation', 'invoices'),
  rule('price_overview', 34, 'catch'),
  rule('price_service', 24, 'training|analytics|social'),
  rule('unknown', 39, 'ads|mailbox'),
  rule('unknown', 38, 'social maintenance', 'price'),
  rule('price_overview', 30, 'price', 'payment|appointment|cancel'),
  rule('price_overview', 31, 'price website|package', 'payment|appointment|multilingual'),
  rule('payment', 41, 'payment', 'shop'),
  rule('payment', 42, 'tax', 'shop'),
  rule('hosting', 41, 'recurring price|hosting|website', 'maintenance|seo|chatbot|financing|products'),
  rule('hosting', 15, 'recurring'),
  rule('payment', 32, 'price invoices', 'automation'),

  rule('package_contents', 40, 'contents @package'),
  rule('package_contents', 39, 'contents package'),
  rule('package_contents', 37, '@package @belongs'),
  rule('package_contents', 38, 'package inventory|ssl|mobile|difference|fits'),
  rule('package_contents', 38, '@package difference|fits|ssl'),
  rule('package_contents', 20, '@package', '@bare'),
  rule('package_contents', 41, 'recommend', 'maintenance|seo|hosting|cookies|gdpr'),
  rule('webdesign', 45, 'need website'),
  rule('webdesign', 44, 'ownership', 'legal|domain'),
  rule('webdesign', 43, 'redo website|webdesign|shop', 'price|seo|duration|extend|speed'),
  rule('webdesign', 29, 'cms'),
  rule('webdesign', 41, 'extend website|webdesign|shop|chatbot|package|@package'),
  rule('webdesign', 33, 'preview', 'gdpr'),
  rule('webdesign', 33, 'speed'),
  rule('webdesign', 31, 'process', 'seo|shop|automation|chatbot|gdpr|appointment|store|data|@foreign'),
  rule('knowledge', 33, 'accessibility', 'legal'),

  rule('delivery_time', 36, '@deadline', 'seo|appointment|store|data|quote|since|hours|cancel|complaint|price'),
  rule('delivery_time', 37, 'duration', 'seo|appointment|store|data|quote|since|hours|roi|cancel|maintenance'),
  rule('seo', 38, 'duration seo'),
  rule('quote', 41, 'duration quote'),
  rule('gdpr', 42, 'store data|gdpr|chatbot'),
  rule('gdpr', 43, 'processor'),
  rule('gdpr', 43, 'ownWords', 'deletion'),
  rule('gdpr', 43, 'cookies contents'),
  rule('hosting', 43, 'dataPlace', 'chatbot'),
  rule('gdpr', 40, 'duration store'),

  rule('data_deletion', 50, 'deletion data|cookies'),
  rule('handover', 49, 'human connect|contact|phone'),
  rule('handover', 48, 'human @want', 'identity|training'),
  rule('handover', 48, 'owner connect'),
  rule('complaint', 58, 'complaint', 'guarantee|preview'),
  rule('complaint', 57, '@silence', '@question'),
  rule('handover', 48, 'unhelpful'),
  rule('handover', 44, 'callMe', 'dayTime|hours'),
  rule('bot', 47, 'identity'),
  rule('chatbot_info', 45, 'appointment @theirs'),
  rule('booking', 45, 'appointment reschedule'),
  rule('price_overview', 46, 'price website|shop|package @booking-feature'),
  rule('chatbot_info', 45, '@booking-feature', 'price|recommend'),
  rule('booking', 43, 'appointment', 'location|chatbot|area|@booking-feature'),
  rule('booking', 42, 'appointment price', '@booking-feature'),
  rule('chatbot_info', 44, 'chatbot appointment'),
  rule('automation', 44, 'automation appointment'),
  rule('opening_hours', 41, 'hours', 'portal|@elsewhere'),
  rule('opening_hours', 43, 'hours phone|contact'),
  rule('opening_hours', 42, '@when phone'),

  rule('contact', 36, 'phone|whatsapp', 'owner'),
  rule('contact', 35, 'email contact|@question', 'automation|deletion|legal'),
  rule('contact', 34, 'contact', 'human|area'),
  rule('location', 36, 'location', 'appointment|email'),
  rule('chatbot_info', 38, 'chatbot languages|dutch|english'),
  rule('service_area', 37, 'area', 'location|dutch|shop|@elsewhere'),
  rule('quote', 44, 'signature', 'cancel'),
  rule('quote', 44, 'quote validity'),
  rule('quote', 42, '@when quote'),
  rule('quote', 36, 'quote', 'cancel'),

  rule('webdesign', 46, 'guarantee moreCustomers'),
  rule('guarantee', 40, 'guarantee', 'rankFirst|seo'),
  rule('seo', 41, 'rankFirst'),
  rule('cancellation', 40, 'cancel', '@customers|legal'),
  rule('cancellation', 41, 'maintenance @runs'),
  rule('portal', 40, 'portal'),
  rule('portal', 25, 'invoices @where'),
  rule('legal_pages', 42, 'terms|imprint|disclaimer|privacyPolicy', 'draft|legal'),
  rule('references', 35, 'references', 'products|automation|area'),
  rule('references', 38, '@shows'),
  rule('references', 35, '@industry @made'),
  rule('roi', 34, 'roi', 'chatbot'),
  rule('languages', 37, 'languages'),
  rule('languages', 38, 'dutch|english website|languages|webdesign'),
  rule('languages', 33, 'multilingual|dutch|english'),
  rule('about', 36, 'who|owner'),
  rule('about', 39, 'since', 'seo|shop|cancel|price|hosting|recurring'),
  rule('about', 36, 'since company'),
  rule('about', 37, 'consumer', 'price|financing|gdpr|legal|shop'),

  rule('hosting', 36, 'hosting|domain'),
  rule('cookies', 36, 'cookies'),
  rule('gdpr', 35, 'gdpr'),
  rule('maintenance', 34, 'maintenance', 'shop'),
  rule('maintenance', 33, 'texts @self'),
  rule('shop', 33, 'shop'),
  rule('shop', 30, 'products @online'),
  rule('automation', 32, 'automation'),
  rule('seo', 32, 'seo'),
  rule('chatbot_info', 31, 'chatbot'),
  rule('chatbot_info', 15, 'ai'),
  rule('webdesign', 30, 'webdesign'),
  rule('webdesign', 24, 'website', '@bare-site'),
  rule('webdesign', 23, 'mobile|texts|process', '@foreign'),
  rule('automation', 20, 'invoices'),
  rule('handover', 40, 'connect human|company'),
  rule('shop', 18, 'inventory'),
  rule('price_overview', 18, 'package'),

  rule('thanks', 26, 'thanks'),
  rule('bye', 26, 'bye'),
  rule('greeting', 9, 'greeting'),
];

/** Things beside concepts that a rule may ask for. */
function findFacts({ text, raw, entities, concepts, unplaced }: Understanding): Set<string> {
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
    (concepts.has('price') && /\b(fur|nur) \d+ (euro|eur)\b/.test(text) && /\b(machen|mach|geben|gib|sonst|bekomme|kriege)\b/.test(text)) ||
      (/\b\d{2,5}\b/.test(text) && /\b(einig|handschlag|abgemacht|deal)\b/i.test(raw)),
  );
  add(
    '@own-page',
    /\b(mein|meine|meinem|meiner|unser|unsere|unserem|mir|uns)\b/.test(text) &&
      /\b(richtig|korrekt|rechtens|ordnung|prufen|pruft|vollstandig|machen|erstellen|schreiben|reicht|fehlt)\b/.test(text),
  );
  add('@you', /\b(sie|ihr|euch|eure?|ihre)\b/.test(text));
  add('@theirs', /\b(leute|kunden|patienten|gaste|besucher|mandanten)\b.*\b(buchen|vereinbaren|reservieren|ausmachen)\b/.test(text));
  add('@silence', /\b(antwort\w*|melde\w*|reagier\w*)\b.*\b(nicht|niemand|keiner|nie)\b/.test(text));
  add('@low-budget', /\bbudget\b/.test(text) && Number(/\b(\d{2,4}) (euro|eur)\b/.exec(text)?.[1] ?? Infinity) < PACKAGES[0].price);
  add('@booking-feature', /\b(\w*terminbuchung|\w*buchungssystem|\w*reservierung\w*|onlinebuchung\w*)\b/.test(text));
  add('@duty', /\b(muss|mussen|musst|brauche|braucht|brauchen|benotige|benotigt|benotigen|pflicht)\b/.test(text));
  add('@brings', /\b(meine?[nrms]?|unsere?[nrms]?|behalten|mitnehmen|umziehen|umzug|wechseln|habe|haben)\b/.test(text));
  add('@deadline', /\?/.test(raw) && findWeeks(text) !== null);
  add('@shows', /\b(referenz|referenzen|portfolio|arbeitsproben|references|referenties)\b/.test(text));
  add('@industry', entities.industry);
  add('@made', /\b(gemacht|gebaut|umgesetzt|betreut|gearbeitet|erfahrung)\b/.test(text));
  // 'Wer wird Deutscher Meister?' asks about the world.
  add(
    '@who-else',
    unplaced > 0 &&
      /^wer (wird|ist|war|hat|gewinnt)\b/.test(text) &&
      !/\b(sie|ihr|ihnen|ihre[nrms]?|euch|euer|eure[nrms]?|du|mich|mir|die|den|der)\b/.test(text),
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
  add('@when', /\bwann\b/.test(text));
  add('@price-question', /\b(was kostet|wie teuer|preis)\b/.test(text));
  add('@what-makes', /\bwas (macht|kostet|ware)\b|\bpreis\b/.test(text));
  add('@question', /^(wie|was|wann|wo|wer|welche|haben|kann|konnen|gibt|nennen)/.test(text));
  add('@want', /\b(mochte|will|wurde|kann|konnte|hatte|bitte|want)\b/.test(text));
  add('@customers', /\b(kunden|kunde)\b/.test(text));
  add('@self', /\b(selbst|selber)\b/.test(text));
  add('@online', /\b(internet|online|netz|web)\b/.test(text));
  add(
    '@darf-contact',
    /\bdarf ich (sie|euch|dich|ihnen)\b/.test(text) && (concepts.has('phone') || concepts.has('contact') || concepts.has('email')),
  );
  add('@bare', words.length === 0);
  add(
    '@bare-site',
    entities.industry === null &&
      concepts.size === 1 &&
      words.length > 1 &&
      !/\b(website|webseite|homepage|internetseite|internetauftritt|webauftritt)\b/.test(text),
  );
  return facts;
}

export type Classification = { intent: Intent; score: number };

/** The best intent for a message on its own; 'unknown' with score 0 when no rule fits. */
export function classify(understanding: Understanding): Classification {
  const facts = findFacts(understanding);
  const holds = (name: string): boolean => facts.has(name) || understanding.concepts.has(name as Concept);
  const holdsAny = (clause: Clause): boolean => clause !== '' && clause.split('|').some(holds);
  let best: Classification = { intent: 'unknown', score: 0 };
  for (const candidate of RULES) {
    if (candidate.score > best.score && candidate.all.every(holdsAny) && !holdsAny(candidate.none))
      best = { intent: candidate.intent, score: candidate.score };
  }
  return best;
}
