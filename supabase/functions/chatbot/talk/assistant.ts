import type { Answer, AssistantTexts } from '#content/schemas/assistant.ts';
import type { Company } from '#shared/agency/company.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import type { Reader } from '../reader/reader.ts';
import { createButtons, type FindButton } from './buttons.ts';
import { createMentions, type ReadMentions } from './mentions.ts';
import { createSpeak, type Speak } from './reply.ts';
import type { Talk } from './talk.ts';
import { createTerms, type FindTerm } from './terms.ts';

/**
 * All that the assistant answers from; the same until texts, company, prices or
 * examples change.
 */
export type Assistant = {
  texts: AssistantTexts;
  company: Company;
  prices: PriceList;
  reader: Reader;
  mentionsOf: ReadMentions;
  findButton: FindButton;
  /** Name of the page at a path. */
  titleOf: (path: string) => string;
  /** Paths that a reply may link to. */
  paths: ReadonlySet<string>;
  findAnswer: (id: string) => Answer | undefined;
  findTerm: FindTerm;
  /** Answers that play a part in the talk (content/assistant-words.yaml, roles). */
  plays: (id: string | undefined, role: string) => boolean;
  speak: (language: Talk['language']) => Speak;
};

export function createAssistant(
  texts: AssistantTexts,
  documents: readonly SearchDocument[],
  { company, prices }: Pick<Assistant, 'company' | 'prices'>,
  reader: Reader,
): Assistant {
  const answers = new Map(texts.answers.map((answer) => [answer.id, answer]));
  const titles = new Map(documents.map(({ page, title }) => [page, title]));
  const roles = new Map(
    Object.entries(texts.words.roles).map(([role, ids]) => [role, new Set(ids)]),
  );
  return {
    texts,
    company,
    prices,
    reader,
    mentionsOf: createMentions(texts.words, prices),
    findButton: createButtons(texts),
    titleOf: (path) => titles.get(path.split(/[?#]/)[0] || '/') ?? company.name,
    paths: new Set(['/', ...titles.keys()]),
    findAnswer: (id) => answers.get(id),
    findTerm: createTerms(documents),
    plays: (id, role) => id !== undefined && (roles.get(role)?.has(id) ?? false),
    speak: (language) => createSpeak(texts.phrases, { company, prices, language }),
  };
}
