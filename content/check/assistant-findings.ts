import {
  ADDITIONAL_SERVICES,
  PACKAGES,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { loadAssistantTexts } from '../assistant.ts';
import { findUnknownSlots } from '../assistant-slots.ts';
import { ANSWER_ACTIONS, type Answer, type AssistantTexts } from '../schemas/assistant.ts';
import { findTypedPrices } from './wording.ts';

/** What is wrong with the assistant's texts: ids, pages, buttons, slots, typed figures. */
export async function checkAssistantTexts(isLink: (href: string) => boolean): Promise<string[]> {
  const texts = await loadAssistantTexts();
  const ids = new Set(texts.answers.map(({ id }) => id));
  return [
    ...findTwice(texts.answers.map(({ id }) => id)).map((id) => `two answers have the id ${id}`),
    ...findTwice(texts.answers.flatMap(({ examples }) => examples.map(normalise))).map(
      (text) => `two answers have the example '${text}'`,
    ),
    ...texts.answers.flatMap((answer) => checkAnswer(answer, ids, isLink)),
    ...texts.asked
      .filter(({ answer }) => !ids.has(answer))
      .map(({ answer, text }) => `'${text}' is an example of ${answer}, which does not exist`),
    ...checkWords(texts, ids),
  ].map((reason) => `content/assistant: ${reason}`);
}

const normalise = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s.!?]+/g, ' ')
    .trim();

const findTwice = (list: readonly string[]): string[] => [
  ...new Set(list.filter((entry, index) => list.indexOf(entry) !== index)),
];

function checkAnswer(
  { id, source, more, next, text }: Answer,
  ids: ReadonlySet<string>,
  isLink: (href: string) => boolean,
): string[] {
  const actions: readonly string[] = ANSWER_ACTIONS;
  const texts = Object.values(text);
  return [
    ...[source, ...more]
      .filter((href) => !isLink(href))
      .map((href) => `${id} leads to ${href}, which does not exist`),
    ...next
      .filter((target) => !ids.has(target) && !actions.includes(target))
      .map((target) => `${id} goes on to ${target}, which does not exist`),
    ...texts.flatMap(findUnknownSlots).map((name) => `${id} has the unknown slot {${name}}`),
    ...texts.flatMap(findTypedPrices).map((price) => `${id} types the price ${price}; use a slot`),
  ];
}

/** Ids of the business constants stand in the lists of words, and the other way round. */
function checkWords({ words }: AssistantTexts, ids: ReadonlySet<string>): string[] {
  const lists = {
    packages: PACKAGES.map(({ id }) => id),
    projects: PROJECT_TYPES.map(({ id }) => id),
    extras: ADDITIONAL_SERVICES.map(({ id }) => id),
    urgency: URGENCIES.map(({ value }) => value),
  };
  return [
    ...Object.entries(lists).flatMap(([name, wanted]) => {
      const named = Object.keys(words[name as keyof typeof lists]);
      return [
        ...wanted.filter((id) => !named.includes(id)).map((id) => `no words for ${name} ${id}`),
        ...named
          .filter((id) => !(wanted as readonly string[]).includes(id))
          .map((id) => `words for ${name} ${id}, which does not exist`),
      ];
    }),
    ...Object.entries(words.roles).flatMap(([role, list]) =>
      list.filter((id) => !ids.has(id)).map((id) => `role ${role}: no answer ${id}`),
    ),
  ];
}
