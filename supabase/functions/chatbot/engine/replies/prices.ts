import {
  FINANCING,
  PACKAGES,
  PROMISES,
  URGENCIES,
  type AdditionalServiceId,
  type PackageId,
  type ProjectTypeId,
} from '#shared/business.ts';
import { urgencyBadge } from '#shared/price.ts';
import { buildPaymentPlan, formatAmount, getPackage, getProject, getService } from '../money.ts';
import type { Facts } from '../reply.ts';

/** L-14: the note beside every price. */
const taxNote = ({ company }: Facts): string =>
  company.audience === 'business' ? 'Alle Preise sind netto, zuzüglich Umsatzsteuer.' : 'Alle Preise enthalten die Umsatzsteuer.';

export function priceOverview(facts: Facts): string {
  const lines = PACKAGES.map((entry) => `- **${entry.name}**: ${formatAmount(entry.price, facts.language)}, fertig in ${entry.delivery}`);
  return `Das sind unsere vier Pakete:\n\n${lines.join('\n')}\n\nEinen KI-Chatbot allein gibt es ab ${formatAmount(getProject('chatbot').basePrice, facts.language)}. ${taxNote(facts)}`;
}

export function packagePrice(id: PackageId, facts: Facts, services: readonly AdditionalServiceId[] = []): string {
  const entry = getPackage(id);
  const extras = services.map(getService).map((service) => `${service.label} für ${formatAmount(service.price, facts.language)}`);
  const beside = extras.length > 0 ? ` Dazu kommt auf Wunsch: ${extras.join(', ')}.` : '';
  return `Das Paket **${entry.name}** kostet ${formatAmount(entry.price, facts.language)} und ist in ${entry.delivery} fertig. ${describeContents(id)}${beside} ${taxNote(facts)}`;
}

/** Two or more packages side by side. */
export function packagePrices(ids: readonly PackageId[], facts: Facts): string {
  const lines = ids.map((id) => {
    const { name, price, delivery } = getPackage(id);
    return `- **${name}**: ${formatAmount(price, facts.language)}, fertig in ${delivery}. ${describeContents(id)}`;
  });
  return `${lines.join('\n')}\n\n${taxNote(facts)}`;
}

export const packageComparison = (ids: readonly PackageId[]): string =>
  ids.map((id) => `- **${getPackage(id).name}**: ${getPackage(id).description} ${describeContents(id)}`).join('\n');

function describeContents(id: PackageId): string {
  const entry = getPackage(id);
  const own = entry.features.join(', ');
  return entry.includes ? `Enthalten ist alles aus ${entry.includes}, dazu: ${own}.` : `Enthalten sind: ${own}.`;
}

/** `asksMonthly`: whoever asks for a monthly price hears that there is none. */
export function chatbotPrice(facts: Facts, asksMonthly: boolean): string {
  const single = formatAmount(getProject('chatbot').basePrice, facts.language);
  const smart = getPackage('smart-business');
  return (
    `Einen KI-Chatbot für eine bestehende Website gibt es ab **${single}**. ` +
    `Mit neuer Website ist er ab dem Paket ${smart.name} für ${formatAmount(smart.price, facts.language)} enthalten, im Startpaket noch nicht. ` +
    (asksMonthly ? 'Monatliche Kosten entstehen nur, wenn Sie ein Sprachmodell eines Anbieters anschließen. ' : '') +
    taxNote(facts)
  );
}

export function servicePrice(services: readonly AdditionalServiceId[], project: ProjectTypeId | null, facts: Facts): string {
  const lines = services.map(getService).map((service) => `- **${service.label}**: ${formatAmount(service.price, facts.language)}`);
  if (project === 'automation')
    lines.unshift(`- **${getProject(project).title}**: ab ${formatAmount(getProject(project).basePrice, facts.language)}`);
  const hint =
    project === 'automation' && services.length === 0
      ? 'Was Ihr Ablauf genau kostet, hängt von den beteiligten Systemen ab.'
      : 'Der Aufschlag kommt zum Grundpreis des Projekts hinzu.';
  return `${lines.join('\n')}\n\n${hint} ${taxNote(facts)}`;
}

/** What we speak, and what another language of the customer's own website costs. */
export function languages(facts: Facts): string {
  const { label, price } = getService('multilingual');
  return `Sie erreichen uns auf Deutsch; auf Fragen in Englisch oder Niederländisch antworte ich kurz in Ihrer Sprache. Ihre Website bauen wir auch mehrsprachig: Die Zusatzleistung **${label}** kostet ${formatAmount(price, facts.language)} je Sprache, die Übersetzung kommt hinzu. ${taxNote(facts)}`;
}

/** `question` is the folded message: a number of instalments that we do not offer is said to be none. */
export function financing(priced: { name: string; price: number } | null, facts: Facts, question: string): string {
  const share = `${FINANCING.downPaymentShare * 100} %`;
  const count = Number(/\b(\d{1,3}) (?:monats)?raten\b/.exec(question)?.[1]);
  const isOffered = !(count < FINANCING.minInstalments || count > FINANCING.maxInstalments);
  const isPrivate = /\bprivat|\bverbraucher/.test(question);
  const rule = `${isPrivate ? 'Für Privatpersonen bieten wir keine Raten an. ' : ''}${isOffered ? '' : `${count} Raten bieten wir nicht an. `}Unternehmen können in Raten zahlen: ${share} Anzahlung, der Rest in ${FINANCING.minInstalments} bis ${FINANCING.maxInstalments} Monatsraten.`;
  if (!priced) return `${rule} Nennen Sie mir ein Paket, dann rechne ich Ihnen den Plan aus.`;
  const { name, price } = priced;
  const plan = buildPaymentPlan(price);
  const rates = plan.instalments.map(({ count, amount }) => `${count} Raten zu je ${formatAmount(amount, facts.language)}`).join(' oder ');
  return `${rule}\n\nFür **${name}** (${formatAmount(price, facts.language)}) heißt das: ${formatAmount(plan.downPayment, facts.language)} Anzahlung, danach ${rates}.`;
}

/** Where a project of this kind begins, for whoever says that he needs one. */
export function projectStart(project: ProjectTypeId, facts: Facts): string {
  const { title, basePrice } = getProject(project);
  return `**${title}** gibt es ab ${formatAmount(basePrice, facts.language)}. Möchten Sie einen Preis für Ihr Vorhaben wissen, oder sprechen wir erst darüber? ${taxNote(facts)}`;
}

/** What a time frame adds to the base price or takes off it. */
export function urgencyPrices(facts: Facts): string {
  const lines = URGENCIES.map(
    ({ label, multiplier }) => `- **${label}**: ${urgencyBadge(multiplier).replace('%', ' %') || 'ohne Zuschlag'}`,
  );
  return `Der Termin ändert den Grundpreis des Projekts:\n\n${lines.join('\n')}\n\nZusatzleistungen kosten immer gleich viel. ${taxNote(facts)}`;
}

export function discount(facts: Facts): string {
  const badges = URGENCIES.filter((option) => option.multiplier < 1).map(
    (option) => `„${option.label}“ (${urgencyBadge(option.multiplier).replace('%', ' %')})`,
  );
  return (
    'Einen Rabatt oder Gutschein kann ich Ihnen nicht zusagen; es gelten die Preise der Website. ' +
    `Am wenigsten kostet das ${PACKAGES[0].name} mit ${formatAmount(PACKAGES[0].price, facts.language)}. Günstiger wird ein Projekt, wenn Sie Zeit haben: ${badges.join(' und ')} auf den Grundpreis. Über Ihr Projekt sprechen Sie am besten mit unserem Team.`
  );
}

/** What 590 € do not contain, for whoever looks for the catch. */
export function priceCatch(facts: Facts): string {
  const first = PACKAGES[0];
  const care = getService('maintenance');
  return (
    `Ein Festpreis für einen festen Umfang: ${first.name} heißt ${first.features.join(', ')} für ${formatAmount(first.price, facts.language)}. ` +
    `Nicht enthalten sind Domain und Hosting, die Sie direkt beim Anbieter zahlen, und auf Wunsch ${care.label} für ${formatAmount(care.price, facts.language)}. ` +
    `Jede weitere Leistung hat ihren eigenen Preis, den Sie vor dem Auftrag schriftlich sehen. ${taxNote(facts)}`
  );
}

const SUITS: Partial<Record<ProjectTypeId, PackageId>> = { shop: 'commerce', chatbot: 'smart-business', automation: 'enterprise' };

/** The package for a project of the kind that was named, else which package suits whom, in the words of the packages themselves. */
export function recommendation(facts: Facts, project: ProjectTypeId | null): string {
  const suits = project && SUITS[project];
  if (suits) {
    const { name, price, description, delivery } = getPackage(suits);
    return `Dafür ist **${name}** gedacht (${formatAmount(price, facts.language)}): ${description} ${describeContents(suits)} Fertig in ${delivery}. Im kostenlosen Erstgespräch klären wir in ${PROMISES.freeCallMinutes} Minuten, ob es passt. ${taxNote(facts)}`;
  }
  const popular = PACKAGES.find((entry) => entry.popular);
  const lines = PACKAGES.map((entry) => `- **${entry.name}** (${formatAmount(entry.price, facts.language)}): ${entry.description}`);
  return `Das hängt davon ab, was die Website leisten soll:\n\n${lines.join('\n')}\n\n${popular ? `Als „Beliebt“ ist ${popular.name} gekennzeichnet. ` : ''}Sie können klein anfangen und später erweitern. Im kostenlosen Erstgespräch klären wir das in ${PROMISES.freeCallMinutes} Minuten. ${taxNote(facts)}`;
}

/** A date is named: what is possible until then, and what is not. */
export function deadline(weeks: number): string {
  const longest = (delivery: string): number => Number(/(\d+) Wochen/.exec(delivery)?.[1] ?? Infinity);
  const inTime = PACKAGES.filter((entry) => longest(entry.delivery) <= weeks);
  const rest = PACKAGES.filter((entry) => !inTime.includes(entry)).map((entry) => `${entry.name} ${entry.delivery}`);
  const span = weeks === 1 ? 'einer Woche' : `${weeks} Wochen`;
  const first = PACKAGES[0];
  const can =
    inTime.length > 0
      ? `In ${span} ist möglich: ${inTime.map((entry) => entry.name).join(', ')}.${rest.length > 0 ? ` Länger brauchen ${rest.join(', ')}.` : ''}`
      : `In ${span} sagen wir das nicht zu: Das ${first.name} braucht ${first.delivery}.`;
  return `${can} Die Zeit läuft, sobald uns Texte und Bilder vorliegen. Wenn der Termin fest steht, sprechen Sie ihn bitte vorher mit unserem Team ab.`;
}

export function deliveryTime(id: PackageId | null): string {
  if (id)
    return `**${getPackage(id).name}** ist in ${getPackage(id).delivery} fertig. Die Zeit läuft ab Auftrag und sobald uns Ihre Inhalte vorliegen.`;
  const lines = PACKAGES.map((entry) => `- **${entry.name}**: ${entry.delivery}`);
  return `So lange dauert es vom Auftrag bis zum Start:\n\n${lines.join('\n')}\n\nVoraussetzung ist, dass Texte und Bilder rechtzeitig vorliegen.`;
}

export function packageContents(id: PackageId | null, facts: Facts): string {
  if (id) {
    const { name, price, description, delivery } = getPackage(id);
    return `**${name}** (${formatAmount(price, facts.language)}): ${description} ${describeContents(id)} Fertig in ${delivery}. ${taxNote(facts)}`;
  }
  const lines = PACKAGES.map(
    (entry) => `- **${entry.name}**: ${entry.includes ? `alles aus ${entry.includes}, dazu ` : ''}${entry.features.join(', ')}`,
  );
  return `Die Pakete bauen aufeinander auf:\n\n${lines.join('\n')}`;
}
