import { join } from 'node:path';
import { loadAssistantTexts, loadDeliveredTexts } from '#content/assistant.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import type { FunctionContext } from '../context.ts';
import { createChatHandler } from './create-handler.ts';
import type { Knowledge } from './knowledge.ts';
import { createLearner, type Trained } from './reader/learner.ts';
import { loadAside, trainAside } from './reader/train-aside.ts';
import type { LearnedExample } from './reader/train.ts';

export const MODEL_FILE = join(import.meta.dirname, '../../../build/assistant-model.json');

type Texts = Trained & { texts: Knowledge['texts'] };
let known: Promise<Texts> | undefined;

/**
 * The reader learns from the texts as delivered: rewording an answer changes
 * nothing about what it is for.
 */
async function loadTrained(): Promise<Texts> {
  const texts = await loadDeliveredTexts();
  const learned = texts.asked;
  // Aside, as a server goes on answering meanwhile.
  const model = await loadAside(MODEL_FILE, texts.answers, learned);
  return { texts, model, learned };
}

function findTrained(): Promise<Texts> {
  known ??= loadTrained();
  known.catch(() => (known = undefined));
  return known;
}

/** What the assistant knows from the texts on disk; a server asks for it before a visitor does. */
export async function loadKnowledge(): Promise<Knowledge> {
  const [trained, texts, documents] = await Promise.all([
    findTrained(),
    loadAssistantTexts(),
    loadSearchDocuments(),
  ]);
  return { ...trained, texts, documents };
}

const followExamples = createLearner<Texts>(
  ({ texts }) =>
    (learned) =>
      trainAside(texts.answers, learned),
);

/** The messages that the agency has assigned to an answer. */
async function readExamples(context: FunctionContext): Promise<LearnedExample[]> {
  const { data, error } = await context
    .admin('the reader learns from what the agency has assigned, whoever asks')
    .from('chat_examples')
    .select('answer, content')
    .order('id');
  if (error) throw new Error(error.message);
  const rows = data as { answer: string; content: string }[];
  return rows.map(({ answer, content }) => ({ answer, text: content }));
}

/** The function 'chatbot' in Node. */
export const handleChat = createChatHandler(async (context) => {
  const [onDisk, texts, documents] = await Promise.all([
    findTrained(),
    loadAssistantTexts(),
    loadSearchDocuments(),
  ]);
  const trained = await followExamples(
    onDisk,
    () => readExamples(context),
    (error) => context.log.error({ err: error }, 'the chat has not learned'),
  );
  return { ...trained, texts, documents };
});
