import * as z from 'zod';
import {
  ADDITIONAL_SERVICES,
  PACKAGES,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import type { Assistant } from '../talk/assistant.ts';
import { EMPTY_FRAME, type Frame } from '../talk/frame.ts';
import { fillAnswer, offerPerson, pagesOf, startBooking, suggest } from '../talk/parts.ts';
import { statePrice } from '../talk/price-reply.ts';
import type { Part, Result } from '../talk/parts.ts';
import { LlmFailed } from './client.ts';
import { findViolation } from './guard.ts';

// What the model chose, rendered by code. Anything that it was not offered is a fault.

const idsOf = <Id extends string>(list: readonly { id: Id }[]) =>
  z.array(z.enum(list.map(({ id }) => id) as [Id, ...Id[]])).default([]);
const Urgency = z.enum(URGENCIES.map(({ value }) => value) as ['asap', ...'planning'[]]);

const Choice = z.union([
  z.strictObject({ answer: z.string() }),
  z.strictObject({
    price: z.strictObject({
      packages: idsOf(PACKAGES),
      projects: idsOf(PROJECT_TYPES),
      extras: idsOf(ADDITIONAL_SERVICES),
      urgency: Urgency.nullish(),
    }),
  }),
  z.strictObject({ slots: z.string().max(10) }),
  z.strictObject({ handover: z.literal(true) }),
  z.strictObject({ nothing: z.literal(true) }),
  z.strictObject({ say: z.string().max(400), cite: z.string() }),
]);

export type Offered = {
  assistant: Assistant;
  message: string;
  frame: Frame;
  ids: readonly string[];
  language: Part['language'];
};

/**
 * One line of the model → what the visitor gets; null for 'nothing fits'.
 * Throws LlmFailed for anything that was not offered.
 */
export function renderChoice(line: string, offered: Offered): Result | null {
  const parsed = Choice.safeParse(parseJson(line));
  if (!parsed.success) throw new LlmFailed('chose nothing that was offered');
  const { assistant, frame, ids, message, language = 'de' } = offered;
  const say = assistant.speak(language);
  const choice = parsed.data;
  if ('nothing' in choice) return null;
  if ('handover' in choice) return offerPerson(say);
  if ('slots' in choice) return startBooking(say, choice.slots || message);
  if ('price' in choice) {
    const { urgency, ...named } = choice.price;
    const next = { ...EMPTY_FRAME, ...frame, ...named, urgency: urgency ?? frame.urgency };
    const text = statePrice(next, assistant.texts.words, say);
    if (text === null) throw new LlmFailed('asked for the price of nothing');
    const sources = [{ title: assistant.titleOf('/pakete'), path: '/pakete' }];
    return { part: { text, topic: 'price', sources }, talk: { frame: next } };
  }
  const id = 'answer' in choice ? choice.answer : choice.cite;
  const answer = ids.includes(id) ? assistant.findAnswer(id) : undefined;
  if (!answer) throw new LlmFailed(`named '${id.slice(0, 40)}', which was not offered`);
  const text = fillAnswer(answer, say);
  const shown = {
    topic: id,
    sources: pagesOf(answer, assistant),
    suggestions: suggest(answer, assistant, say),
  };
  if ('answer' in choice) return { part: { text, ...shown } };
  const violation = findViolation(choice.say, {
    text,
    message,
    company: assistant.company,
    prices: assistant.prices,
  });
  if (violation) throw new LlmFailed(violation);
  return { part: { text: choice.say, ...shown } };
}
