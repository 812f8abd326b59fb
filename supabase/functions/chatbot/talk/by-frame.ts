import { PACKAGES, type PackageId } from '#shared/agency/business.ts';
import { findHolding, isContained } from '#shared/pricing/basket.ts';
import { wordsOf } from '../reader/features.ts';
import type { Guess } from '../reader/reader.ts';
import type { Assistant } from './assistant.ts';
import { MOST_PARTS, splitClauses } from './guess.ts';
import { PROJECT_BUTTONS } from './buttons.ts';
import { EMPTY_FRAME, hasPrice, START_OF, type Frame } from './frame.ts';
import type { Mentions } from './mentions.ts';
import { readWish } from './day-wish.ts';
import { fillAnswer, pagesOf, startBooking, type Result } from './parts.ts';
import { buildFormPath, nameOf, statePrice } from './price-reply.ts';
import { FAMILY, giveAnswer, SHORT, sumOdds, SURE, weigh, type Step } from './step.ts';
import { stateBudget, stateDeadline, stateInstalments, stateYear } from './sum-reply.ts';
import type { Talk } from './talk.ts';

const NEXT_TO_PRICE = ['button-quote', 'button-booking', 'button-instalments'];

/** The frame priced: by the answer of its one item, else item by item. */
export function statePriceOf(step: Step, frame: Frame, id?: string, confidence = 1): Result | null {
  const { assistant, say, found } = step;
  const { words } = assistant.texts;
  const items = [...frame.packages, ...frame.projects, ...frame.extras];
  const single = items.length === 1 && frame.wishes.length === 0 && !isUrgent(frame);
  const priced = single ? words.roles[`price-of-${items[0]}`]?.[0] : undefined;
  // The answer for a trade names the package that fits it.
  const isSite = items.length === 0 || (single && items[0] === 'website');
  const trade = isSite ? findTrade(step)?.id : undefined;
  const own = trade ?? priced;
  const answer = assistant.findAnswer(own ?? (items.length === 0 ? (id ?? '') : ''));
  const isForTrade = found.trades.length > 0 || step.before.waits === 'trade';
  const text = answer
    ? [
        fillAnswer(answer, say),
        ...(isForTrade && !trade ? [say('price-trade')] : []),
        ...(single ? [say('price-form', { path: buildFormPath(frame, say.prices) })] : []),
      ].join('\n\n')
    : statePrice(frame, words, say);
  if (text === null) return null;
  return {
    part: {
      text,
      topic: answer?.id ?? 'price',
      sources: answer
        ? pagesOf(answer, assistant)
        : [{ title: assistant.titleOf('/pakete'), path: '/pakete' }],
      suggestions: NEXT_TO_PRICE.map((name) => say(name)),
      confidence,
    },
    talk: { frame },
  };
}

const isUrgent = ({ urgency }: Frame): boolean => urgency !== null && urgency !== '1month';

/**
 * Prices, instalments, dates and recommendations come from what the talk has
 * told of the visitor's wishes.
 */
export function answerByFrame(step: Step): Result | null {
  const { assistant, before, message, found, guesses, isShort } = step;
  const { id, probability } = guesses[0] ?? { id: '', probability: 0 };
  const oddsOf = (role: string): number => sumOdds(guesses, (each) => assistant.plays(each, role));
  const plays = (role: string): boolean => assistant.plays(id, role) && oddsOf(role) >= FAMILY;
  const demand = answerDemand(step, id) ?? answerContained(step, id);
  if (demand) return demand;
  const frame = implyProject(step, id);
  const wishes = countWishes(found);
  const asksPrice = found.turns.has('asks-price');
  const isSure = probability >= SURE;
  // What is said beside packages that were compared chooses none of them.
  const isComparison = frame.packages.length > 1 && found.packages.length === 0;
  // 'Wer macht die Fotos?' asks for no sum: what has no list price changes none.
  const isUnpriced =
    !asksPrice && found.wishes.length > 0 && !changesFrame({ ...found, wishes: [] });
  const isChange =
    isShort && !isComparison && !isUnpriced && isPriced(before, assistant) && changesFrame(found);
  const isWish = isSure && found.wishes.length > 0;
  const isBare = !isWish && found.rest === 0 && hasPrice(before.frame) && changesFrame(found);
  const isUndone =
    ['undo', 'without-it'].some((turn) => found.turns.has(turn)) &&
    found.unwanted.length === 0 &&
    !hasPrice(step.frame) &&
    hasPrice(before.frame);
  if (isUndone) return recommend(step, step.frame, probability);
  // 'Ohne Shop?' is not answered by what a shop costs.
  const isWithout =
    found.unwanted.some((each) => assistant.plays(id, `about-${each}`)) ||
    (isShort &&
      hasPrice(before.frame) &&
      found.unwanted.some((each) => !holds(before.frame, each)));
  if (isWithout) return recommend(step, step.frame, probability);
  if (isBare || (isChange && !message.includes('?')))
    return statePriceOf(step, frame, undefined, probability);
  if (found.weeks !== null && oddsOf('duration') >= LIKELY)
    return sayDeadline(step, found.weeks, id, probability);
  const isYearly = found.turns.has('per-year') || found.years !== null;
  const isYearAsked = isYearly && (asksPrice || (isShort && isPriced(before, assistant)));
  // Where nothing is priced, the answer on running costs tells more than a sum
  // of what nobody has named.
  if (isYearAsked && (hasPrice(frame) || found.years !== null || !isSure))
    return sayYear(step, frame);
  if (plays('which')) return recommend(step, step.frame, probability);
  const total = found.amount;
  if (total !== null && (found.turns.has('budget') || oddsOf('budget') > LIKELY)) {
    // 'Google Ads, Budget 1.500': no money for a package.
    const declined = findDeclined(step);
    return declined && !hasPrice(frame)
      ? giveAnswer(step, declined, probability)
      : sayBudget(step, frame, total);
  }
  // 'Zwei Raten sind schon bezahlt' asks for no plan.
  const oddsOfPlan = oddsOf('instalments') + oddsOf('price') + oddsOf('wish');
  if (plays('instalments') || (found.count !== null && oddsOfPlan >= LIKELY))
    return sayInstalments(step, frame, id);
  const compared = found.turns.has('compares') ? findCompared(found) : [];
  if (
    compared.length > 1 &&
    (plays('difference') || asksPrice || !isSure || assistant.plays(id, 'price'))
  )
    return comparePackages(step, compared);
  if (plays('urgent') && hasPrice(frame) && !found.deniesUrgency)
    return statePriceOf(step, { ...frame, urgency: frame.urgency ?? 'asap' }, id, probability);
  const oddsOfWish = oddsOf('price') + oddsOf('trade') + oddsOf('wish');
  // A price is told to whoever asks for one or names what it is of, else only in certainty.
  const isPrice =
    assistant.plays(id, 'price') &&
    oddsOfWish >= FAMILY &&
    (asksPrice || wishes > 0 || weigh(step, { id, probability }) === 'sure');
  // What the reader is sure of is not outdone by a package that is merely named.
  const isAskedOf =
    asksPrice &&
    (isSure
      ? wishes > found.packages.length && assistant.plays(id, 'wish')
      : wishes > 0 && oddsOfWish >= LIKELY);
  // 'Was kostet das alles?' is about what the talk has come to.
  const isBrief = wordsOf(message.split(/[.!?]\s/).at(-1) ?? '').length <= SHORT;
  const isAskedOfAll =
    asksPrice && isBrief && wishes === 0 && hasPrice(frame) && !isSure && oddsOfWish >= LIKELY / 2;
  // 'Dann doch mit Shop' edits what the talk has come to, whatever was answered in between; so
  // does a date that is named in a longer message, where that is after nothing else for sure.
  const isDated = found.urgency.length > 0 && weigh(step, { id, probability }) !== 'sure';
  const isEdit =
    !isSure &&
    !isUnpriced &&
    hasPrice(before.frame) &&
    ((isShort && wishes > 0) || isDated) &&
    (asksPrice || !message.includes('?'));
  // 'Dann fangen wir klein an' is about that package, whatever the talk has come to.
  const meant = PACKAGES.find((entry) => assistant.plays(id, `price-of-${entry.id}`));
  if (meant && isPrice && (isSure || frame.packages.length === 0) && wishes === 0)
    return statePriceOf(step, { ...EMPTY_FRAME, packages: [meant.id] }, id, probability);
  if (isPrice || isAskedOf || isAskedOfAll || isEdit)
    return statePriceOf(step, frame, id, probability);
  const isCall = assistant.plays(id, 'booking') && !isSure && readWish(message) !== null;
  return isCall ? startBooking(step.say, message) : null;
}

/**
 * 'Die Hälfte auf Enterprise' and 'bestätige mir, dass der Shop im Startpaket ist' are no
 * questions of a price. What is to be confirmed is no wish either.
 */
function answerDemand(step: Step, id: string): Result | null {
  const { assistant, before, found, say } = step;
  if (found.packages.length === 0 || !assistant.plays(id, 'price')) return null;
  const answerOf = (role: string): Result =>
    giveAnswer(step, assistant.texts.words.roles[role]?.[0] ?? '', 1);
  if (found.turns.has('discount')) return answerOf('discount');
  if (!found.turns.has('confirm')) return null;
  const { part } = answerOf(`price-of-${found.packages.at(-1)}`);
  return {
    part: { ...part, text: `${say('no-promise')} ${part.text}`, kind: 'refuse' },
    talk: { frame: before.frame, subject: before.subject },
  };
}

/** 'Ist der Chatbot im Startpaket schon drin?': yes, or no and from which package on. */
function answerContained(step: Step, id: string): Result | null {
  const { assistant, found, say } = step;
  const { turns, packages } = found;
  const [named, ...others] = packages;
  const [wanted, ...more] = found.projects.filter((project) => project !== 'website');
  const holding = wanted && findHolding([wanted]);
  if (!turns.has('asks-contained') || turns.has('asks-price') || !assistant.plays(id, 'price'))
    return null;
  if (!named || !holding || others.length + more.length + found.extras.length > 0) return null;
  const isIn = isContained(wanted, named);
  const told = isIn ? named : holding.id;
  const { part } = giveAnswer(step, assistant.texts.words.roles[`price-of-${told}`]?.[0] ?? '', 1);
  const lead = say(isIn ? 'contained' : 'not-contained', {
    item: nameOf(wanted, assistant.texts.words, say),
    name: nameOf(named, assistant.texts.words, say),
    from: holding.name,
  });
  return {
    part: { ...part, text: `${lead} ${part.text}` },
    talk: { frame: { ...step.frame, packages: [told], projects: [] } },
  };
}

/** From here on a trade or a date in weeks is taken up that is named. */
const LIKELY = 0.3;

/** The answer for the trade that a message or a part of it names. */
export function findTrade({ assistant, message, found }: Step): Guess | undefined {
  const least = found.trades.length > 0 ? LIKELY : FAMILY;
  return [message, ...splitClauses(message).slice(0, MOST_PARTS)]
    .flatMap((part) => assistant.reader.read(part))
    .filter(({ id, probability }) => assistant.plays(id, 'trade') && probability >= least)
    .toSorted((left, right) => right.probability - left.probability)[0];
}

/** The answer on what a message wishes for and the agency does not make. */
const findDeclined = ({ assistant, found }: Step): string | undefined =>
  found.wishes.flatMap((id) => assistant.texts.words.wishes[id]?.declined ?? [])[0];

const countWishes = ({ packages, projects, extras, wishes }: Mentions): number =>
  packages.length + projects.length + extras.length + wishes.length;

/** Whether it is an extra of the talk, to be taken out of the sum. */
const holds = ({ extras }: Frame, id: string): boolean => extras.some((each) => each === id);

const changesFrame = ({ turns, ...found }: Mentions): boolean =>
  found.unwanted.length > 0
    ? // 'Und ohne Chatbot billiger?' asks what leaving out would change.
      !turns.has('smaller')
    : countWishes({ ...found, turns }) + found.urgency.length > 0 ||
      found.deniesUrgency ||
      ['bigger', 'smaller', 'undo', 'without-it'].some((turn) => turns.has(turn));

/** Whether the last reply named a price, so that a few words may change it. */
export const isPriced = ({ topic }: Talk, { plays }: Assistant): boolean =>
  topic === 'price' ||
  ['price', 'urgent', 'which', 'instalments'].some((role) => plays(topic ?? undefined, role));

/**
 * 'Was kostet sowas?' under a question about shops is about a shop, whatever it
 * is called; in a talk about a trade, about its website.
 */
function implyProject({ assistant, frame, before, found, guesses }: Step, id: string): Frame {
  const plays = (role: string): boolean => assistant.plays(before.subject ?? undefined, role);
  const isSure = (guesses[0]?.probability ?? 0) >= SURE;
  const about =
    PROJECT_BUTTONS.find((name) => plays(`about-${name}`)) ??
    // Which package and whatever a trade asks besides is about its website.
    (plays('which') || (frame.trade && before.subject && !plays('about-seo'))
      ? 'website'
      : undefined);
  // 'Und mit Chatbot?' in a talk about a website is about both.
  const isBotAlone = frame.projects.length === 1 && frame.projects[0] === 'chatbot';
  const isAdded = isBotAlone && found.turns.has('goes-on') && about === 'website';
  const isExtraAlone = frame.packages.length + frame.projects.length === 0;
  // 'Was kostet SEO?' asks for that price alone.
  const isOwn =
    found.turns.has('asks-price') &&
    frame.extras.some((each) => assistant.plays(id, `price-of-${each}`));
  // 'Was kostet die Seite in zwei Sprachen?' is about the site and its extra.
  const isWhole = hasPrice(frame) && !isAdded && !(isExtraAlone && isSure && !isOwn);
  if (frame.isCustomer || isWhole) return frame;
  // In a talk a faint thought of a website's price is no wish for one.
  const isMeant = !isAdded && (before.asked === null || isSure);
  const project =
    (isMeant && PROJECT_BUTTONS.find((name) => assistant.plays(id, `price-of-${name}`))) || about;
  return project && !frame.there.includes(project)
    ? { ...frame, projects: [project, ...frame.projects] }
    : frame;
}

function sayDeadline(step: Step, weeks: number, id: string, confidence: number): Result {
  const { say } = step;
  const span = say(weeks === 1 ? 'week-span' : 'weeks-span', { weeks });
  const answer = giveAnswer(step, id, confidence);
  const deadline = stateDeadline(weeks, span, say);
  const isAbout = step.assistant.plays(id, 'duration') || confidence < SURE;
  const text = isAbout ? deadline : `${answer.part.text}\n\n${deadline}`;
  return { ...answer, part: { ...answer.part, text } };
}

function sayInstalments(step: Step, frame: Frame, id: string): Result {
  const plan = stateInstalments(frame, step.assistant.texts.words, step.say);
  const answer = giveAnswer(step, id, step.guesses[0]?.probability ?? 1);
  const text = plan ? `${answer.part.text}\n\n${plan}` : answer.part.text;
  return { ...answer, part: { ...answer.part, text } };
}

/** What the wishes of the talk cost in the first year and after. */
function sayYear({ assistant, say, found }: Step, frame: Frame): Result {
  const sources = [{ title: assistant.titleOf('/pakete'), path: '/pakete' }];
  const suggestions = NEXT_TO_PRICE.map((name) => say(name));
  const hasSite = frame.packages.length + frame.projects.length > 0;
  const priced: Frame = hasSite ? frame : { ...frame, packages: ['startpaket'] };
  const text = stateYear(priced, found.years ?? 1, assistant.texts.words, say);
  return { part: { text, topic: 'price', sources, suggestions }, talk: { frame: priced } };
}

function sayBudget(step: Step, frame: Frame, total: number): Result {
  const { before, assistant, say } = step;
  // What was asked back about was not understood, so it is in no sum.
  const isAll = before.unsure === 0 && before.offered.length === 0;
  const text = stateBudget(frame, total, assistant.texts.words, say, isAll);
  const answer = giveAnswer(step, 'budget', 1);
  return { ...answer, part: { ...answer.part, text } };
}

/** The packages that a message sets side by side, named or by what they are for. */
const findCompared = ({ packages, projects }: Mentions): PackageId[] => [
  ...new Set([...packages, ...projects.flatMap((id) => START_OF[id] ?? [])]),
];

function comparePackages(step: Step, packages: PackageId[]): Result | null {
  const result = statePriceOf(step, { ...EMPTY_FRAME, packages });
  const [id = ''] = step.assistant.texts.words.roles['difference'] ?? [];
  const answer = step.assistant.findAnswer(id);
  if (!result || !answer) return result;
  const text = `${fillAnswer(answer, step.say)}\n\n${result.part.text}`;
  return { part: { ...result.part, text }, talk: { frame: step.frame } };
}

/** The package that fits what is wanted and what is not. */
function recommend(step: Step, frame: Frame, confidence: number): Result | null {
  const { projects, packages, unwanted } = frame;
  // 'Und ohne Chatbot billiger?' about a package is no question which one.
  if (packages.length > 0 && unwanted.length > 0) {
    const [customise = ''] = step.assistant.texts.words.roles['customise'] ?? [];
    return giveAnswer(step, customise, confidence);
  }
  const wants = (id: string): boolean => projects.some((project) => project === id);
  const fits = wants('shop')
    ? 'commerce'
    : wants('chatbot')
      ? 'smart-business'
      : wants('website') || (unwanted.length > 0 && !unwanted.includes('website'))
        ? 'startpaket'
        : null;
  return fits
    ? statePriceOf(step, { ...frame, packages: [fits], projects: [] }, undefined, confidence)
    : null;
}
