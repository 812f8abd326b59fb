import type { Phrases } from '#content/schemas/assistant.ts';
import { fillSlots } from '#content/assistant-slots.ts';
import type { Company } from '#shared/agency/company.ts';
import type { ChatLanguage, ChatSource } from '#shared/chat/chat.ts';
import type { PriceList } from '#shared/pricing/price-list.ts';

/**
 * answer: states something. ask: wants a detail, or which question is meant.
 * refuse: will not (law, hostile, private data). abstain: does not know.
 * handover: a person takes over.
 */
export type ReplyKind = 'answer' | 'ask' | 'refuse' | 'abstain' | 'handover';

export type Reply = {
  /** Light Markdown: bold, lists, links to own pages. */
  text: string;
  /** Id of the answer, or the name of what the assistant does instead. */
  topic: string;
  kind: ReplyKind;
  sources: ChatSource[];
  /** Messages the visitor may send next with one click. */
  suggestions: string[];
  language: ChatLanguage;
  /** How sure the reader was, 0 to 1; 1 where code decides. */
  confidence: number;
};

/**
 * Says a phrase of content/assistant-phrases.yaml in the language of the talk.
 * Throws for an unknown name.
 */
export type Speak = {
  (phrase: string, values?: Readonly<Record<string, string | number>>): string;
  language: ChatLanguage;
  company: Company;
  prices: PriceList;
};

export function createSpeak(
  phrases: Phrases,
  facts: Pick<Speak, 'company' | 'prices' | 'language'>,
): Speak {
  const { language } = facts;
  const say = (phrase: string, values?: Readonly<Record<string, string | number>>): string => {
    const text = phrases[phrase]?.[language];
    if (text === undefined) throw new Error(`content/assistant-phrases.yaml lacks '${phrase}'`);
    return fillSlots(text, facts, values);
  };
  return Object.assign(say, facts);
}
