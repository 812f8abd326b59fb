import { buildExcerpt, measureFocus, quoteSection } from '../excerpt.ts';
import { findWeeks } from '../entities.ts';
import { describesFeature, INTEGRATES, INTRODUCES, SELLS, wantsProject } from '../facts.ts';
import { buildQuotePath } from '../estimate.ts';
import { getPackage } from '../money.ts';
import type { Knowledge, Subject } from '../turn.ts';
import type { Intent } from '../intents.ts';
import { ASKS_WHETHER } from '../context.ts';
import { findFittingSection, findSection } from '../ranking.ts';
import { INTENT_PAGES, PAGES, type Facts, type Source } from '../reply.ts';
import { about, booking, contactData, location, openingHours, quote, reschedule, responseTime, serviceArea } from './agency.ts';
import { clarify, CONVERSATION_TEXTS } from './conversation.ts';
import {
  chatbotPrice,
  deadline,
  deliveryTime,
  discount,
  financing,
  languages,
  packageComparison,
  packageContents,
  packagePrice,
  packagePrices,
  priceCatch,
  priceOverview,
  projectStart,
  recommendation,
  servicePrice,
  urgencyPrices,
} from './prices.ts';
import type { Understanding } from '../understand.ts';
import { findStandingSection } from './standing-sections.ts';
import { EXTRACTIVE, SUBJECT_TEXTS } from './subjects.ts';

/** `sources` overrides the ranking where the template itself knows its page. */
export type Part = { text: string; suggestions: string[]; sources: Source[] | null };

const part = (text: string, suggestions: string[], sources: Source[] | null = null): Part => ({ text, suggestions, sources });
const packageSource = (id: Subject['package']): Source[] => [id ? { title: PAGES.packages.title, path: `/pakete#${id}` } : PAGES.packages];

const AFTER_PRICE = ['Preis schätzen', 'Kann ich in Raten zahlen?', 'Angebot anfragen'];
/** So many words of a question that no concept places make it a question of its own. */
const UNANSWERED_WORDS = 3;
export const NOTHING_CLOSER = 'Genau dazu habe ich nichts gefunden. Allgemein gilt: ';
/** What the visitor's own site is to do is promised by nobody but the offer. */
const FEATURE =
  'Das nehmen wir als Wunsch an Ihre Website auf. Ob es im Paket steckt oder einen eigenen Preis hat, steht im Angebot, bevor Sie etwas bestellen.';
const IN_EUROS = 'Unsere Preise nennen wir in Euro; einen Betrag in Franken kann ich nicht zusagen, weil sich der Kurs ändert.';
const PRICES: ReadonlySet<Intent> = new Set(['price_overview', 'price_package', 'price_chatbot', 'price_service']);
const AFTER_SUBJECT = ['Was kostet das?', 'Termin vereinbaren'];

/** `estimate` is the price that the talk has just come to. */
export type Question = {
  message: string;
  understanding: Understanding;
  facts: Facts;
  knowledge: Knowledge;
  estimate?: { name: string; price: number } | null;
};

/** The German answer to an intent. Figures come from constants, settings and the price function only. */
export function composeAnswer(intent: Intent, subject: Subject, question: Question): Part {
  const answer = composePart(intent, subject, question);
  const asksFrancs = PRICES.has(intent) && question.understanding.concepts.has('currency');
  return asksFrancs ? { ...answer, text: `${answer.text} ${IN_EUROS}` } : answer;
}

function composePart(intent: Intent, subject: Subject, question: Question): Part {
  const { message, facts, understanding } = question;
  const { packages } = understanding.entities;
  const weeks = findWeeks(understanding.text);
  switch (intent) {
    case 'price_overview':
      return part(understanding.concepts.has('catch') ? priceCatch(facts) : priceOverview(facts), AFTER_PRICE, packageSource(null));
    case 'price_package':
      return part(
        packages.length > 1
          ? packagePrices(packages, facts)
          : subject.package
            ? packagePrice(subject.package, facts, understanding.entities.services)
            : priceOverview(facts),
        AFTER_PRICE,
        packageSource(packages.length > 1 ? null : subject.package),
      );
    case 'price_chatbot':
      return part(chatbotPrice(facts, understanding.concepts.has('recurring')), AFTER_PRICE, [PAGES.chatbots, PAGES.packages]);
    case 'price_service':
      if (understanding.concepts.has('surcharge')) return part(urgencyPrices(facts), AFTER_PRICE, packageSource(null));
      return part(servicePrice(subject.services, subject.project, facts), AFTER_PRICE, servicePriceSources(subject));
    case 'financing':
      return part(
        financing(subject.package ? getPackage(subject.package) : (question.estimate ?? null), facts, understanding.text),
        question.estimate
          ? ['Angebot anfragen', 'Termin vereinbaren']
          : ['Smart Business in Raten', 'Commerce in Raten', 'Angebot anfragen'],
        packageSource(null),
      );
    case 'discount':
      return part(discount(facts), AFTER_PRICE, packageSource(null));
    case 'delivery_time':
      return part(
        subject.package === null && weeks !== null ? deadline(weeks) : deliveryTime(subject.package),
        ['Was kostet das?', 'Angebot anfragen'],
        packageSource(subject.package),
      );
    case 'package_contents':
      if (understanding.concepts.has('recommend') && packages.length === 0)
        return part(
          recommendation(facts, subject.project ?? (SELLS.test(understanding.text) ? 'shop' : null)),
          ['Preis schätzen', 'Termin vereinbaren'],
          packageSource(null),
        );
      return packages.length > 1
        ? part(packageComparison(packages), ['Was kostet das?', 'Preis schätzen'], packageSource(null))
        : part(packageContents(subject.package, facts), ['Was kostet das?', 'Preis schätzen'], packageSource(subject.package));
    case 'opening_hours':
      return part(openingHours(facts), ['Termin vereinbaren', 'Kontaktdaten'], [PAGES.contact]);
    case 'contact':
      return part(
        understanding.concepts.has('respond') ? responseTime(facts) : contactData(facts),
        ['Termin vereinbaren'],
        [PAGES.contact],
      );
    case 'location':
      return part(location(facts), ['Termin vereinbaren', 'Kontaktdaten'], [PAGES.about, PAGES.contact]);
    case 'service_area':
      return part(serviceArea(facts), ['Termin vereinbaren'], [PAGES.about, PAGES.contact]);
    case 'about':
      return (['consumer', 'difference', 'teamSize', 'samePerson'] as const).some((concept) => understanding.concepts.has(concept))
        ? subjectPart(intent, subject, question)
        : part(about(facts), ['Referenzen zeigen', 'Termin vereinbaren'], [PAGES.about]);
    case 'booking':
      if (understanding.concepts.has('reschedule')) return part(reschedule(facts), ['Kontaktdaten'], [PAGES.contact]);
      return part(booking(), ['Wann haben Sie geöffnet?'], [PAGES.appointment]);
    case 'quote':
      return understanding.concepts.has('validity') || understanding.concepts.has('signature')
        ? subjectPart(intent, subject, question)
        : quotePart(subject, understanding);
    case 'languages':
      return part(languages(facts), AFTER_PRICE, [PAGES.about, PAGES.webdesign]);
    case 'references':
      return referencesPart(question) ?? subjectPart(intent, subject, question);
    case 'legal_pages':
      return legalPart(legalPages(message));
    default:
      return subjectPart(intent, subject, question);
  }
}

function quotePart(subject: Subject, { entities }: Understanding): Part {
  const project = subject.project ?? (subject.package ? getPackage(subject.package).projectType : 'website');
  const path = buildQuotePath({ project, industry: entities.industry });
  return part(quote(path), ['Preis schätzen', 'Termin vereinbaren'], [{ title: PAGES.quote.title, path }]);
}

/** An example project of the trade that was named. */
function referencesPart({ understanding, knowledge }: Question): Part | null {
  const { industry } = understanding.entities;
  const example = knowledge.documents.find(({ kind, keywords }) => kind === 'case-studies' && industry !== null && keywords === industry);
  if (!example) return null;
  const text = `Ein Beispielprojekt aus diesem Bereich: [${example.title}](${example.page}). ${SUBJECT_TEXTS.references}`;
  return part(text, AFTER_SUBJECT, [{ title: example.title, path: example.page }, PAGES.cases]);
}

const servicePriceSources = (subject: Subject): Source[] => {
  if (subject.project === 'automation') return [PAGES.automation, PAGES.packages];
  return subject.services.includes('seo') ? [PAGES.seo, PAGES.packages] : [PAGES.packages];
};

const legalPart = (pages: Source[]): Part =>
  part(`Das steht hier: ${pages.map(({ title, path }) => `[${title}](${path})`).join(', ')}.`, ['Kontaktdaten'], pages);

function legalPages(message: string): Source[] {
  const named: readonly [RegExp, Source][] = [
    [/impressum|steuer|\bust|handelsregister|kvk/i, PAGES.imprint],
    [/agb|bedingungen/i, PAGES.terms],
    [/datenschutz/i, PAGES.privacy],
    [/disclaimer|haftung/i, PAGES.disclaimer],
  ];
  const found = named.filter(([pattern]) => pattern.test(message)).map(([, source]) => source);
  return found.length > 0 ? found : [PAGES.imprint, PAGES.privacy, PAGES.terms];
}

/** Whoever wants a site, or only says who he is. */
const startsProject = ({ raw, text, entities }: Understanding): boolean =>
  wantsProject(text) ||
  INTRODUCES.test(raw) ||
  (entities.industry !== null && /\b(wir sind|ich bin|wir haben|ich habe|ich hab|hab (a|an|eine?n?)|ich fuhre|ich betreibe)\b/.test(text));

/** A section of the site that fits the question, else the standing text of the subject. */
function subjectPart(intent: Intent, subject: Subject, { message, understanding, facts, knowledge }: Question): Part {
  const conversation = CONVERSATION_TEXTS[intent];
  if (conversation)
    return part(conversation(facts), conversationSuggestions(intent), (INTENT_PAGES[intent] ?? [PAGES.services]).slice(0, 1));
  if (
    intent === 'webdesign' &&
    ((describesFeature(understanding) && !understanding.concepts.has('signUp')) ||
      ASKS_WHETHER.test(understanding.text) ||
      INTEGRATES.test(understanding.text))
  )
    return part(
      `${FEATURE} ${projectStart(subject.project ?? 'website', facts)}`,
      ['Preis schätzen', 'Termin vereinbaren'],
      choosePages(intent, message).slice(0, 2),
    );
  // 'Ich bin Schreiner und will mehr Kunden' asks for no promise, and wants none.
  const wantsSite = (intent === 'webdesign' || intent === 'shop') && !message.includes('?') && startsProject(understanding);
  const standing =
    wantsSite && understanding.concepts.has('moreCustomers')
      ? null
      : findStandingSection(knowledge.documents, intent, understanding.concepts);
  if (standing) {
    const { document, lead } = standing;
    const text = document.kind === 'faq' ? quoteSection(document, message) : buildExcerpt(document.text, message, 'start');
    return part(lead + text, AFTER_SUBJECT, [{ title: document.title, path: document.path }]);
  }
  if (wantsSite)
    return part(
      `${SUBJECT_TEXTS[intent] ?? ''} ${projectStart(intent === 'shop' ? 'shop' : 'website', facts)}`,
      ['Preis schätzen', 'Termin vereinbaren'],
      choosePages(intent, message).slice(0, 2),
    );
  if (EXTRACTIVE.has(intent)) {
    const pages = choosePages(intent, message).map((source) => source.path);
    const hit =
      findSection(
        knowledge.search,
        message,
        (document) =>
          pages.includes(document.page) &&
          document.kind !== 'page' &&
          measureFocus(`${document.title} ${document.heading}`, document.text, message) >= 0.5,
        0.6,
      ) ?? findFittingSection(knowledge.search, message, 3);
    if (hit) {
      const source = { title: hit.document.title, path: hit.document.path };
      return part(quoteSection(hit.document, message), AFTER_SUBJECT, [source]);
    }
  }
  const text = SUBJECT_TEXTS[intent] ?? clarify();
  const sources = choosePages(intent, message).slice(0, 2);
  // The standing text of a subject is no answer to a question of many other words, and does not pass for one.
  return understanding.unplaced >= UNANSWERED_WORDS && (message.includes('?') || !startsProject(understanding))
    ? part(NOTHING_CLOSER + text, ['Mit einem Menschen sprechen', ...AFTER_SUBJECT], sources)
    : part(text, AFTER_SUBJECT, sources);
}

/** Data protection has two sides: what we build for customers, and what this site does with the visitor's own data. */
function choosePages(intent: Intent, message: string): readonly Source[] {
  if (intent !== 'gdpr') return INTENT_PAGES[intent] ?? [PAGES.services];
  return /chat|meine daten|meine eingaben|nachricht|speicher|schreibe/i.test(message) ? [PAGES.privacy] : [PAGES.gdpr];
}

const conversationSuggestions = (intent: Intent): string[] =>
  intent === 'bye' || intent === 'data_deletion' ? [] : ['Welche Pakete gibt es?', 'Preis schätzen', 'Termin vereinbaren'];
