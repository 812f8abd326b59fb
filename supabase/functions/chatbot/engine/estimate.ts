import type { ProjectTypeId } from '#shared/business.ts';
import { estimatePrice } from '#shared/price.ts';
import { CORRECTS } from './context.ts';
import type { Language } from './language.ts';
import { formatAmount, getProject } from './money.ts';
import { TASK_TEXTS } from './replies/tasks.ts';
import { PAGES, type Facts, type Reply } from './reply.ts';
import type { EstimateDraft } from './state.ts';
import type { Understanding } from './understand.ts';

// The price estimate as a conversation: kind of project, time frame, extras; then the sum and a prefilled quote form.

type Part = Pick<Reply, 'text' | 'kind' | 'sources' | 'suggestions'>;

/** A draft from what the first message already says. */
/** `before` is the kind of project that the talk was about. */
export function startEstimate({ entities, concepts }: Understanding, before: ProjectTypeId | null): EstimateDraft {
  const extras = entities.services.filter((id) => !(id === 'seo' && entities.project === null));
  const { urgency, industry } = entities;
  const project = entities.project ?? before;
  return advance({
    project,
    urgency,
    services: extras.length > 0 || concepts.has('no') ? extras : null,
    industry,
    asked: 'project',
    missed: 0,
  });
}

/** A priced draft with what the message changes: another time frame, extras more or fewer; null if it changes nothing. */
export function reviseEstimate(draft: EstimateDraft, { entities, text }: Understanding): EstimateDraft | null {
  const { urgency, services, project } = entities;
  const before = draft.services ?? [];
  // 'Ohne Schulung, dafür mehrsprachig': what was chosen goes, what was not comes.
  const dropped = /\b(ohne|kein|keine|statt|anstatt|without|no|zonder|geen)\b/.test(text)
    ? services.filter((id) => before.includes(id))
    : null;
  const added = dropped?.length === 0 ? [] : services.filter((id) => !before.includes(id));
  const next: EstimateDraft = {
    ...draft,
    urgency: urgency ?? draft.urgency,
    services: [...before.filter((id) => !dropped?.includes(id)), ...added],
  };
  const isOther = project !== null && project !== draft.project;
  if (isOther && (CORRECTS.test(text) || /^(und )?als\b/.test(text))) return { ...draft, project, urgency: urgency ?? draft.urgency };
  const changes = next.urgency !== draft.urgency || added.length > 0 || (dropped?.length ?? 0) > 0;
  return changes && !isOther ? next : null;
}

/** Whoever asks about an extra has not ordered it yet. */
const ASKS = /^(und |aber )?(wer|was|wie|wann|wo|warum|welche[rns]?|who|what|how|when|why|hoe|wanneer|waarom)\b/;

/** The draft after an answer to the question that was open. */
export function continueEstimate(draft: EstimateDraft, { entities, concepts, text }: Understanding): EstimateDraft {
  const next = { ...draft };
  // A time frame said once more replaces the first: 'bald, also innerhalb eines Monats'.
  const readsTime = draft.asked !== 'project' || entities.urgency !== null;
  const isCorrected = draft.project !== null && entities.project !== null && entities.project !== draft.project && CORRECTS.test(text);
  next.project = isCorrected ? entities.project : (draft.project ?? entities.project);
  const isUnsure = concepts.has('unsure');
  // Who does not know yet gets the ordinary case: no surcharge, no extras.
  if (readsTime) next.urgency = entities.urgency ?? draft.urgency ?? (isUnsure ? '1month' : null);
  next.industry = draft.industry ?? entities.industry;
  if (draft.asked === 'services') {
    if (entities.services.length > 0 && !ASKS.test(text)) next.services = entities.services;
    else if (isCorrected) next.services = null;
    else if (isUnsure || concepts.has('no') || /\b(nichts|keine|ohne|nein|nee|no|nope)\b/.test(text)) next.services = [];
  } else if (entities.services.length > 0 && draft.project !== null && !ASKS.test(text)) next.services = entities.services;
  const advanced = advance(next);
  const isSame =
    !isCorrected && advanced.asked === draft.asked && advanced.urgency === draft.urgency && advanced.services === draft.services;
  return isSame && !isComplete(advanced) ? { ...advanced, missed: draft.missed + 1 } : { ...advanced, missed: 0 };
}

export const isComplete = (draft: EstimateDraft): boolean => draft.project !== null && draft.urgency !== null && draft.services !== null;

function advance(draft: EstimateDraft): EstimateDraft {
  const asked = draft.project === null ? 'project' : draft.urgency === null ? 'urgency' : 'services';
  return { ...draft, asked };
}

/** True if the message answers the open question. */
export function answersQuestion(draft: EstimateDraft, understanding: Understanding): boolean {
  const next = continueEstimate(draft, understanding);
  return next.project !== draft.project || next.urgency !== draft.urgency || next.services !== draft.services;
}

export const askNext = (draft: EstimateDraft, language: Language): Part => {
  const { cancel, estimate } = TASK_TEXTS[language];
  const { text, suggestions } = estimate.questions[draft.asked];
  const lead = draft.missed > 0 ? estimate.missed : draft.asked === 'project' ? estimate.lead : '';
  return { text: lead + text, kind: 'ask', sources: [PAGES.packages], suggestions: [...suggestions, cancel] };
};

/** The first question, after the price at which the named kind of project begins: nobody answers questions for a figure they cannot place. */
export const askFirst = (draft: EstimateDraft, { language, company }: Facts): Part => {
  const question = askNext(draft, language);
  if (!draft.project) return question;
  const { estimate } = TASK_TEXTS[language];
  const amount = formatAmount(getProject(draft.project).basePrice, language);
  const note = company.audience === 'business' ? estimate.net : estimate.gross;
  return { ...question, text: `${estimate.from(estimate.labels.projects[draft.project], `**${amount}** (${note})`)} ${question.text}` };
};

/** The address of the quote form with what is known filled in. */
export function buildQuotePath({ project, industry, urgency, services }: Pick<EstimateDraft, 'project'> & Partial<EstimateDraft>): string {
  const query = new URLSearchParams({ angebot: project ?? 'website' });
  if (industry) query.set('branche', industry);
  if (urgency) query.set('dringlichkeit', urgency);
  if (services?.length) query.set('leistungen', services.join(','));
  return `/?${query.toString()}`;
}

/** What an estimate is for, and its price in euros; what was not said counts as the ordinary case. Throws without a kind of project. */
export function describeEstimate(
  { project, urgency, services }: Pick<EstimateDraft, 'project' | 'urgency' | 'services'>,
  language: Language,
) {
  if (!project) throw new Error('The estimate lacks its project');
  const { labels } = TASK_TEXTS[language].estimate;
  const [time, extras] = [urgency ?? '1month', services ?? []] as const;
  const chosen = [labels.projects[project], labels.urgencies[time], ...extras.map((id) => labels.services[id])];
  return { name: chosen.join(', '), price: estimatePrice({ projectType: project, urgency: time, additionalServices: extras }) };
}

/** Sum and way on. Throws if a slot is missing. */
export function stateEstimate(draft: EstimateDraft, facts: Facts): Part {
  const { project, urgency, services } = draft;
  if (!project || !urgency || !services) throw new Error('The estimate lacks a slot');
  const { sum, net, gross } = TASK_TEXTS[facts.language].estimate;
  const { name, price } = describeEstimate({ project, urgency, services }, facts.language);
  const path = buildQuotePath(draft);
  return {
    text: sum(name, formatAmount(price, facts.language), facts.company.audience === 'business' ? net : gross, path),
    kind: 'answer',
    sources: [{ title: 'Angebot anfragen', path }, PAGES.packages],
    suggestions: ['Kann ich in Raten zahlen?', 'Termin vereinbaren'],
  };
}

/** A price from one sentence: what was not said counts as the ordinary case (one month, no extras). */
export function stateQuickEstimate(draft: EstimateDraft, facts: Facts): Part {
  return stateEstimate({ ...draft, urgency: draft.urgency ?? '1month', services: draft.services ?? [] }, facts);
}
