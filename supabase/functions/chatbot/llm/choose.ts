import * as z from 'zod';
import {
  ADDITIONAL_SERVICES,
  PACKAGES,
  PROJECT_TYPES,
  URGENCIES,
} from '#shared/agency/business.ts';
import { parseJson } from '#shared/core/parse-json.ts';
import type { Assistant } from '../talk/assistant.ts';
import type { Frame } from '../talk/frame.ts';
import { offerPerson, startBooking, type Part, type Result } from '../talk/parts.ts';
import { statePrice } from '../talk/price-reply.ts';
import { giveAnswer } from '../talk/step.ts';
import type { Talk } from '../talk/talk.ts';
import { LlmFailed } from './client.ts';

// What the model chose, rendered by code: no word of its own reaches a visitor.
// Anything that it was not offered is a fault.

const idsOf = <Id extends string>(list: readonly { id: Id }[]) =>
  z
    .array(z.enum(list.map(({ id }) => id) as [Id, ...Id[]]))
    .transform((ids) => [...new Set(ids)])
    .optional();
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
]);

export type Offered = {
  assistant: Assistant;
  message: string;
  /** The talk before this message. */
  before: Talk;
  /** What the visitor wants, this message included. */
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
  const { assistant, before, frame, ids, message, language = 'de' } = offered;
  const say = assistant.speak(language);
  const choice = parsed.data;
  if ('nothing' in choice) return null;
  if ('handover' in choice) return offerPerson(say);
  if ('slots' in choice) return startBooking(say, choice.slots || message);
  if ('price' in choice) {
    // What it leaves out stays as the talk has it.
    const { packages, projects, extras, urgency } = choice.price;
    const next: Frame = {
      ...frame,
      packages: packages ?? frame.packages,
      projects: projects ?? frame.projects,
      extras: extras ?? frame.extras,
      urgency: urgency ?? frame.urgency,
    };
    const text = statePrice(next, assistant.texts.words, say);
    if (text === null) throw new LlmFailed('asked for the price of nothing');
    const sources = [{ title: assistant.titleOf('/pakete'), path: '/pakete' }];
    return { part: { text, topic: 'price', sources }, talk: { frame: next } };
  }
  if (!ids.includes(choice.answer)) throw new LlmFailed('named an answer that was not offered');
  return giveAnswer({ assistant, before, message, say }, choice.answer);
}
