import type { AssistantTexts } from '#content/schemas/assistant.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import type { FunctionContext } from '../context.ts';
import { createReader } from './reader/reader.ts';
import type { ReaderModel } from './reader/train.ts';
import { createAssistant, type Assistant } from './talk/assistant.ts';

/** What the assistant knows. The same objects until something changes. */
export type Knowledge = {
  texts: AssistantTexts;
  documents: readonly SearchDocument[];
  model: ReaderModel;
};
/**
 * In Node from the content room and the stored model, on Supabase from the site
 * and the deployed files.
 */
export type LoadKnowledge = (context: FunctionContext) => Promise<Knowledge>;

/** Builds the assistant once per state of texts, model, company and prices. */
export function createAssistantCache(load: LoadKnowledge) {
  let known: { parts: readonly unknown[]; assistant: Assistant } | undefined;
  return async (context: FunctionContext): Promise<Assistant> => {
    const [{ texts, documents, model }, prices] = await Promise.all([
      load(context),
      context.prices(),
    ]);
    const { company } = context;
    const parts = [texts, documents, model, company, prices];
    if (!known || parts.some((part, index) => part !== known?.parts[index])) {
      const reader = createReader(model);
      known = { parts, assistant: createAssistant(texts, documents, { company, prices }, reader) };
    }
    return known.assistant;
  };
}
