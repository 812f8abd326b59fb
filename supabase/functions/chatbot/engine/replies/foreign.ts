import { FINANCING, PACKAGES, PROMISES } from '#shared/business.ts';
import { formatAddress } from '#shared/company-format.ts';
import { estimatePrice } from '#shared/price.ts';
import { formatAmount, getPackage, getProject, getService } from '../money.ts';
import type { Intent } from '../intents.ts';
import type { Facts, Source } from '../reply.ts';
import type { PackageId } from '#shared/business.ts';

// Short answers to English and Dutch questions; the source chip leads to the German page.

type Subject = { package: PackageId | null };
type Template = (facts: Facts, subject: Subject) => string;
type Texts = Partial<Record<Intent, Template>>;

const share = `${FINANCING.downPaymentShare * 100}%`;
const weeks = (delivery: string, word: string): string => delivery.replace('Wochen', word);
const list = (facts: Facts): string =>
  PACKAGES.map((entry) => `- **${entry.name}**: ${formatAmount(entry.price, facts.language)}`).join('\n');
/** L-14: the note beside every price. */
function tax({ company, language }: Facts): string {
  const isNet = company.audience === 'business';
  if (language === 'en') return isNet ? 'All prices exclude VAT.' : 'All prices include VAT.';
  return isNet ? 'Alle prijzen zijn exclusief btw.' : 'Alle prijzen zijn inclusief btw.';
}

const ENGLISH: Texts = {
  price_overview: (facts) =>
    `Our four packages:\n\n${list(facts)}\n\nAn AI chatbot alone starts at ${formatAmount(getProject('chatbot').basePrice, 'en')}. ${tax(facts)}`,
  price_package: (facts, { package: id }) =>
    id
      ? `**${getPackage(id).name}** costs ${formatAmount(getPackage(id).price, 'en')} and takes ${weeks(getPackage(id).delivery, 'weeks')}. ${tax(facts)}`
      : `${list(facts)}\n\n${tax(facts)}`,
  price_chatbot: (facts) =>
    `An AI chatbot starts at **${formatAmount(estimatePrice({ projectType: 'chatbot', urgency: '1month', additionalServices: [] }), 'en')}**; with a new website it is part of ${getPackage('smart-business').name} (${formatAmount(getPackage('smart-business').price, 'en')}). ${tax(facts)}`,
  financing: () =>
    `Businesses can pay in instalments: ${share} down payment, the rest in ${FINANCING.minInstalments} to ${FINANCING.maxInstalments} monthly instalments.`,
  delivery_time: (_, { package: id }) =>
    id
      ? `**${getPackage(id).name}** takes ${weeks(getPackage(id).delivery, 'weeks')} once we have your texts and pictures.`
      : PACKAGES.map((entry) => `- **${entry.name}**: ${weeks(entry.delivery, 'weeks')}`).join('\n'),
  package_contents: (_, { package: id }) => `The contents of ${id ? getPackage(id).name : 'all packages'} are listed on the packages page.`,
  opening_hours: ({ company }) => `We are available Monday to Friday, ${company.hours.opens} to ${company.hours.closes} (Berlin time).`,
  contact: ({ company }) => `Phone ${company.phone}, e-mail ${company.email}.`,
  location: ({ company }) => `We are based at ${formatAddress(company)}.`,
  service_area: ({ company }) =>
    `We work for businesses in Germany, Austria, Switzerland and the Netherlands, on site within ${company.radiusKm} km of ${company.city}.`,
  booking: () => `The first call takes ${PROMISES.freeCallMinutes} minutes and is free. Pick a slot on the contact page.`,
  quote: () =>
    `Please use the quote form. It is free and without obligation; you get a detailed offer within ${PROMISES.offerHours} hours.`,
  gdpr: () => 'Yes, we build websites that send no data to third parties without consent. This is not legal advice.',
  guarantee: () =>
    'If you do not like the first draft after two rounds of corrections, you can end the contract and get your deposit back.',
  hosting: () =>
    'The server stands in Germany or the Netherlands; you have the contract with the provider yourself. Your domain stays yours.',
  maintenance: (facts) => `Maintenance is an extra for ${formatAmount(getService('maintenance').price, 'en')}. ${tax(facts)}`,
  seo: () => 'We improve technology, content and local visibility. Nobody can guarantee a certain rank at Google.',
  shop: () => `Yes, we build online shops with payment, shipping and stock; the package is ${getPackage('commerce').name}.`,
  automation: () => 'We connect your programs so that nobody has to copy data by hand.',
  chatbot_info: () =>
    'The chatbot answers questions from the content of your website, names its source and hands over to a person when it does not know.',
  webdesign: () => 'We design and build websites for small and medium businesses.',
  references: () => 'Our case studies show example projects with task, approach and result.',
  languages: (facts) =>
    `We build websites in several languages; each further language costs ${formatAmount(getService('multilingual').price, 'en')} plus the translation. ${tax(facts)} This website is in German, and I answer questions in English or Dutch briefly.`,
  about: ({ company }) => `${company.name} is a digital agency in ${company.city}.`,
  bot: () => 'I am a program, not a person. I answer from the pages of this website.',
  greeting: () => 'Hello! Ask me about packages, prices, delivery times or a free call.',
  thanks: () => 'You are welcome.',
  bye: () => 'Goodbye!',
  handover: () => 'Certainly. Which e-mail address or phone number may our team use to reach you?',
  complaint: ({ company }) =>
    `I am sorry, that is not how it should be. Which e-mail address or phone number may our team use to reach you? Or call us: ${company.phone}.`,
  discount: () => 'I cannot promise a discount; the prices on this website apply.',
  legal_advice: () => 'This is a legal question, and I cannot give legal advice. Please ask a lawyer.',
  off_topic: () => 'I only answer questions about this website and our services.',
  competitor: () => 'I do not rate other providers. I can tell you what our packages contain and cost.',
  injection: () => 'I will not do that. I only answer from the content of this website.',
  insult: ({ company }) => `I am sorry that you are upset. Please call our team: ${company.phone}.`,
  sensitive_data: () => 'Please do not send bank, password or health data in this chat. I have not stored it.',
  unknown: ({ company }) => `I have no reliable answer to that. Could you rephrase, or call our team at ${company.phone}?`,
};

const DUTCH: Texts = {
  price_overview: (facts) =>
    `Onze vier pakketten:\n\n${list(facts)}\n\nEen losse AI-chatbot is er vanaf ${formatAmount(getProject('chatbot').basePrice, 'nl')}. ${tax(facts)}`,
  price_package: (facts, { package: id }) =>
    id
      ? `**${getPackage(id).name}** kost ${formatAmount(getPackage(id).price, 'nl')} en is klaar in ${weeks(getPackage(id).delivery, 'weken')}. ${tax(facts)}`
      : `${list(facts)}\n\n${tax(facts)}`,
  price_chatbot: (facts) =>
    `Een AI-chatbot is er vanaf **${formatAmount(getProject('chatbot').basePrice, 'nl')}**; met een nieuwe website zit hij in ${getPackage('smart-business').name} (${formatAmount(getPackage('smart-business').price, 'nl')}). ${tax(facts)}`,
  financing: () =>
    `Bedrijven kunnen in termijnen betalen: ${share} aanbetaling, de rest in ${FINANCING.minInstalments} tot ${FINANCING.maxInstalments} maandtermijnen.`,
  delivery_time: (_, { package: id }) =>
    id
      ? `**${getPackage(id).name}** is klaar in ${weeks(getPackage(id).delivery, 'weken')}, zodra we uw teksten en foto’s hebben.`
      : PACKAGES.map((entry) => `- **${entry.name}**: ${weeks(entry.delivery, 'weken')}`).join('\n'),
  opening_hours: ({ company }) =>
    `U bereikt ons van maandag tot en met vrijdag van ${company.hours.opens} tot ${company.hours.closes} uur.`,
  contact: ({ company }) => `Telefoon ${company.phone}, e-mail ${company.email}.`,
  location: ({ company }) => `U vindt ons op ${formatAddress(company)}.`,
  service_area: ({ company }) =>
    `We werken voor bedrijven in Duitsland, Oostenrijk, Zwitserland en Nederland, op locatie binnen ${company.radiusKm} km van ${company.city}.`,
  booking: () => `Het eerste gesprek duurt ${PROMISES.freeCallMinutes} minuten en is gratis. Kies een moment op de contactpagina.`,
  quote: () => `Vul het offerteformulier in. Het is gratis en vrijblijvend; u krijgt binnen ${PROMISES.offerHours} uur een aanbod.`,
  gdpr: () => 'Ja, zonder toestemming sturen onze websites geen gegevens naar derden. Dit is geen juridisch advies.',
  guarantee: () =>
    'Bevalt het eerste ontwerp na twee correctierondes niet, dan kunt u het contract beëindigen en krijgt u de aanbetaling terug.',
  hosting: () => 'De server staat in Duitsland of Nederland; het contract met de provider sluit u zelf. Uw domein blijft van u.',
  maintenance: (facts) => `Onderhoud is een extra van ${formatAmount(getService('maintenance').price, 'nl')}. ${tax(facts)}`,
  seo: () => 'We verbeteren techniek, inhoud en lokale vindbaarheid. Niemand kan een bepaalde plek bij Google garanderen.',
  shop: () => `Ja, we bouwen webshops met betaling, verzending en voorraad; het pakket heet ${getPackage('commerce').name}.`,
  automation: () => 'We koppelen uw programma’s, zodat niemand meer gegevens met de hand overneemt.',
  chatbot_info: () =>
    'De chatbot beantwoordt vragen uit de inhoud van uw website, noemt de bron en schakelt een medewerker in als hij het niet weet.',
  webdesign: () => 'We ontwerpen en bouwen websites voor kleine en middelgrote bedrijven.',
  references: () => 'Onze case studies laten voorbeeldprojecten zien.',
  languages: (facts) =>
    `We bouwen meertalige websites; een extra taal kost ${formatAmount(getService('multilingual').price, 'nl')} plus de vertaling. ${tax(facts)} Deze website is in het Duits; op vragen in het Nederlands of Engels antwoord ik kort.`,
  about: ({ company }) => `${company.name} is een digitaal bureau in ${company.city}.`,
  bot: () => 'Ik ben een programma, geen mens. Ik antwoord uit de pagina’s van deze website.',
  greeting: () => 'Goedendag! Vraag mij naar pakketten, prijzen, levertijden of een gratis gesprek.',
  thanks: () => 'Graag gedaan.',
  bye: () => 'Tot ziens!',
  handover: () => 'Graag. Op welk e-mailadres of telefoonnummer kan ons team u bereiken?',
  complaint: ({ company }) =>
    `Dat spijt mij, zo hoort het niet. Op welk e-mailadres of telefoonnummer kan ons team u bereiken? Of bel ons: ${company.phone}.`,
  discount: () => 'Korting kan ik niet toezeggen; de prijzen van de website gelden.',
  legal_advice: () => 'Dat is een juridische vraag; juridisch advies kan ik niet geven.',
  off_topic: () => 'Ik beantwoord alleen vragen over deze website en onze diensten.',
  competitor: () => 'Andere aanbieders beoordeel ik niet. Ik vertel u graag wat onze pakketten bevatten en kosten.',
  injection: () => 'Dat doe ik niet. Ik antwoord alleen uit de inhoud van deze website.',
  unknown: ({ company }) => `Daar heb ik geen zeker antwoord op. Kunt u het anders vragen, of bel ons team: ${company.phone}?`,
};

/** The short answer in the visitor's language, or null where only German will do. */
export function foreignText(intent: Intent, facts: Facts, subject: Subject): string | null {
  if (facts.language === 'de') return null;
  const template = (facts.language === 'en' ? ENGLISH : DUTCH)[intent];
  return template ? template(facts, subject) : null;
}

/** Leads to the German page where there is no short answer in the visitor's language; null in German. */
export function foreignPage([source]: readonly Source[], { language }: Facts): string | null {
  if (language === 'de' || !source) return null;
  const link = `[${source.title}](${source.path})`;
  return language === 'en' ? `You find this on our page ${link} (in German).` : `Dat staat op onze pagina ${link} (in het Duits).`;
}
