import { PACKAGES, type PackageId } from '#shared/business.ts';
import type { Intent } from './intents.ts';
import { getPackage, getProject } from './money.ts';
import type { DialogueState, EstimateDraft } from './state.ts';
import type { Subject, Turn } from './turn.ts';
import type { Understanding } from './understand.ts';

const TOGETHER = /\b(zusammen|samt|mit|inklusive)\b/;

/** What a message is about: what it names, else what the talk was about where the question refers back to it. */
export function resolveSubject(state: DialogueState, { understanding }: Turn, intent: Intent): Subject {
  const { entities } = understanding;
  const isWithChatbot =
    intent === 'price_package' && state.topic.project === 'chatbot' && entities.project === 'website' && TOGETHER.test(understanding.text);
  // 'Nein, doch nur die Website': the price of a package was asked for, and a website alone is the smallest.
  const ofProject = entities.project === 'shop' ? 'commerce' : isWithChatbot ? 'smart-business' : null;
  const isOnlyWebsite = intent === 'price_package' && entities.project === 'website' && state.topic.package !== null;
  const named: Subject = {
    package: entities.package ?? findCompared(state, understanding) ?? ofProject ?? (isOnlyWebsite ? 'startpaket' : null),
    project: entities.project,
    services: entities.services,
  };
  const refersBack = named.package === null && named.project === null && named.services.length === 0;
  const carries: readonly Intent[] = [
    'price_package',
    'delivery_time',
    'financing',
    'package_contents',
    'price_service',
    'quote',
    'price_chatbot',
  ];
  return refersBack && carries.includes(intent)
    ? { package: state.topic.package ?? findPackage(state, intent), project: state.topic.project, services: state.topic.services }
    : named;
}

/** How long an estimated project takes, and what it holds, is told by the package that costs as much. */
function findPackage({ topic }: DialogueState, intent: Intent): PackageId | null {
  if (topic.intent !== 'price_estimate' || topic.project === null || (intent !== 'delivery_time' && intent !== 'package_contents'))
    return null;
  const { basePrice } = getProject(topic.project);
  return PACKAGES.find(({ projectType, price }) => projectType === topic.project && price === basePrice)?.id ?? null;
}

/** 'Dann nehme ich das Größere': one of two packages that were set side by side, else the one beside the package of the talk. */
function findCompared({ topic }: DialogueState, { concepts, text }: Understanding): PackageId | null {
  const isLarger = concepts.has('larger');
  const isComparison = /\b(das|den|die|dem|zum|vom) \w+(ere|eren|erem)\b/.test(text) && (isLarger || concepts.has('smaller'));
  if (!isComparison || (topic.package === null && topic.compared.length === 0)) return null;
  const order = PACKAGES.map(({ id }) => id);
  const named = order.filter((id) => topic.compared.includes(id));
  if (named.length > 0) return (isLarger ? named.at(-1) : named[0]) ?? null;
  const place = order.findIndex((id) => id === topic.package) + (isLarger ? 1 : -1);
  return order[Math.min(Math.max(place, 0), order.length - 1)] ?? null;
}

/** The intent of a message in its context: short follow-ups take the subject or the question of the turn before. */
export function resolveIntent(state: DialogueState, { understanding, classification }: Turn): Intent {
  const { concepts, entities, text } = understanding;
  const { topic } = state;
  const { intent } = classification;
  const followsUp =
    /^(und|aber|dann|also|oder|ok|and|en)\b/.test(text) || text.split(' ').length <= 6 || /\b(das|da|dafur|davon|dort|denn)\b/.test(text);
  // 'Was kostet ein Liter Milch?' asks for a price, but not for one of ours.
  if (
    intent === 'price_overview' &&
    understanding.language === 'de' &&
    understanding.unplaced > 1 &&
    !concepts.has('website') &&
    !concepts.has('package') &&
    !concepts.has('catch') &&
    !(concepts.has('currency') && /\b(ihr|sie|euch|ihnen)\b/.test(text))
  )
    return 'unknown';
  const namesSubject = entities.project !== null || entities.services.length > 0 || concepts.has('website') || concepts.has('package');
  // 'Wie lange dauert es, bis man etwas merkt?' asks about what the talk is about.
  const isTimed = topic.intent === 'seo' || topic.intent === 'cancellation';
  if (intent === 'delivery_time' && topic.intent === 'price_service' && topic.services[0] === 'seo' && !namesSubject) return 'seo';
  if (intent === 'delivery_time' && isTimed && !namesSubject && entities.package === null) return topic.intent;
  const aboutChatbot = topic.intent === 'chatbot_info' || topic.intent === 'price_chatbot' || topic.project === 'chatbot';
  // 'Was kostet der im Monat?', 'Kann der Termine eintragen?': the chatbot that the talk is about.
  if (aboutChatbot && intent === 'hosting' && concepts.has('recurring') && !namesSubject) return 'price_chatbot';
  if (aboutChatbot && (intent === 'booking' || intent === 'contact') && /\b(kann|konnte) (der|er|es|sowas)\b/.test(text))
    return 'chatbot_info';
  if (aboutChatbot && (intent === 'delivery_time' || (intent === 'gdpr' && followsUp)) && !namesSubject) return 'chatbot_info';
  if (aboutChatbot && intent === 'languages' && /\b(der|er|es)\b/.test(text)) return 'chatbot_info';
  // 'Lohnt sich das für einen Klempner?'
  if (intent === 'roi' && /\b(das|der|es)\b/.test(text) && !namesSubject) {
    if (aboutChatbot) return 'chatbot_info';
    if (topic.intent === 'seo' || topic.services[0] === 'seo') return 'seo';
  }
  if (topic.intent === 'quote' && concepts.has('validity')) return 'quote';
  // 'Möchten Sie einen Preis wissen?' 'Ja.'
  if (
    intent === 'unknown' &&
    concepts.has('yes') &&
    text.split(' ').length <= 3 &&
    (topic.intent === 'webdesign' || topic.intent === 'shop')
  )
    return 'price_estimate';
  if (topic.intent === 'price_chatbot' && intent === 'webdesign' && TOGETHER.test(text)) return 'price_package';
  if (topic.project === 'shop' && intent === 'payment' && concepts.has('customerPay')) return 'shop';
  if (topic.intent === 'hosting' && intent === 'unknown' && /\b(behalten|mitnehmen|umziehen)\b/.test(text)) return 'hosting';
  if (topic.intent === 'knowledge' && intent === 'automation' && /\bdas automatisch\b/.test(text)) return 'unknown';
  // 'Nein, ich meinte den Shop': the question was one for a price, and still is.
  const wasPrice = PRICES.has(topic.intent) || topic.intent === 'price_service' || topic.intent === 'delivery_time';
  if (wasPrice && CORRECTS.test(text)) {
    const sameQuestion = topic.intent === 'delivery_time' ? 'delivery_time' : 'price_package';
    const corrected: Partial<Record<Intent, Intent>> = {
      shop: sameQuestion,
      webdesign: sameQuestion,
      chatbot_info: 'price_chatbot',
      automation: 'price_service',
    };
    if (corrected[intent]) return corrected[intent];
  }
  // 'Was würde das kosten?' after a word on an extra.
  if (followsUp && intent === 'price_estimate' && !namesSubject && topic.services.length > 0) return 'price_service';
  // 'Kann ich das löschen?' after a word on what is stored.
  if (followsUp && concepts.has('deletion') && (topic.intent === 'gdpr' || topic.intent === 'cookies')) return 'data_deletion';
  if (!followsUp) return intent;
  if (intent === 'unknown' && ASKS_WHETHER.test(text) && (topic.intent === 'delivery_time' || topic.intent === 'webdesign'))
    return topic.intent;
  // 'Und was macht er, wenn er etwas nicht weiß?'
  if (intent === 'unknown' && aboutChatbot && /\b(er|der|ihn|ihm|dem)\b/.test(text)) return 'chatbot_info';
  if (topic.intent === 'booking' && concepts.has('dayTime') && classification.score < 30) return 'booking';
  if (intent === 'price_overview' && !namesSubject) {
    // Extras are forgotten with the next project, so they were named last.
    if (topic.services.length > 0) return 'price_service';
    if (topic.package) return 'price_package';
    if (topic.project === 'chatbot' || topic.intent === 'chatbot_info') return 'price_chatbot';
    if (topic.project === 'automation') return 'price_service';
  }
  if (topic.intent === 'financing' && intent === 'about' && concepts.has('consumer')) return 'financing';
  const asksOnlyForPackage =
    entities.package !== null && understanding.terms.length <= 4 && (intent === 'package_contents' || intent === 'unknown');
  const perPackage: readonly Intent[] = ['price_package', 'delivery_time', 'package_contents', 'financing'];
  if (asksOnlyForPackage && /^(und|and|en|wie sieht)\b/.test(text) && perPackage.includes(topic.intent)) return topic.intent;
  if (concepts.has('contents') && intent === 'unknown') {
    if (topic.package) return 'package_contents';
    const byService: Partial<Record<string, Intent>> = { seo: 'seo', maintenance: 'maintenance' };
    return (
      byService[topic.services[0] ?? ''] ??
      (topic.project === 'chatbot' ? 'chatbot_info' : topic.project === 'shop' ? 'shop' : 'package_contents')
    );
  }
  return intent;
}

/** 'Geht das?' asks after what was just said. */
export const ASKS_WHETHER =
  /^(und )?(geht|klappt|ginge|machen sie|macht ihr|konnt ihr|konnen sie|kriegt ihr) (das|sowas|so was)( auch| denn| hin| bei euch| bei ihnen)*$/;

/** 'Nein, ich meinte …', 'doch lieber …'. */
export const CORRECTS =
  /\bdoch (nur|lieber|erst ?mal)\b|\b(mein|meine|meint|meinte|meinten|gemeint|sondern|statt|lieber|falsch|korrektur|meant|instead|rather|bedoel|bedoelde|liever)\b/;

/** Answers that name a price, with which a follow-up may go on. */
export const PRICES: ReadonlySet<Intent> = new Set(['price_overview', 'price_package', 'price_chatbot']);
/** What a follow-up may say besides the change it wants. */
const ABOUT_PRICES: ReadonlySet<Intent> = new Set([
  'price_estimate',
  'price_overview',
  'price_package',
  'price_service',
  'price_chatbot',
  'seo',
  'maintenance',
  'languages',
  'webdesign',
  'delivery_time',
  'shop',
  'unknown',
]);

/** A few words that go on with the price just named: 'und wenn es eilig ist?', 'mit SEO dazu'. */
export function goesOnWithPrice({ message, understanding, classification }: Turn): boolean {
  const { text } = understanding;
  const isShort = text.split(' ').length <= 9;
  return (
    isShort &&
    ((FOLLOW_UP.test(text) && (CHANGES.test(text) || text.split(' ').length <= 3)) ||
      (understanding.entities.urgency !== null && (text.split(' ').length <= 5 || classification.score === 0))) &&
    ABOUT_PRICES.has(classification.intent) &&
    !/\bwie lang|\bhow long|\bhoe lang/i.test(message)
  );
}

const CHANGES =
  /\b(als|statt|lieber|mein\w*|mit|ohne|dazu|plus|noch|zusatzlich|wenn|dafur|extra|in|bis|innerhalb|with|without|if|within|met|zonder|als|binnen)\b/;
const FOLLOW_UP =
  /^(nein|lieber|statt|und|in|bis|innerhalb|within|binnen|aber|dann|also|oder|ok|mit|ohne|doch|was|wenn|plus|and|but|with|without|what|en|met|zonder|als)\b/;

/** A package that costs what a kind of project costs has an estimate of its own. */
export function pricedDraft({ package: id, project }: Subject): EstimateDraft | null {
  const named = id === null ? project : getPackage(id).projectType;
  if (id !== null && getProject(getPackage(id).projectType).basePrice !== getPackage(id).price) return null;
  return named && { project: named, urgency: '1month', services: [], industry: null, asked: 'services', missed: 0 };
}
