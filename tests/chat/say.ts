import { companyFromEnv } from '#content/company.ts';
import { loadDeliveredTexts } from '#content/assistant.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { MODEL_FILE } from '#functions/chatbot/handler.ts';
import { createReader } from '#functions/chatbot/reader/reader.ts';
import { loadModel } from '#functions/chatbot/reader/stored-model.ts';
import { createAssistant, type Assistant } from '#functions/chatbot/talk/assistant.ts';
import { respond, type Turn } from '#functions/chatbot/talk/respond.ts';
import { NEW_TALK } from '#functions/chatbot/talk/talk.ts';
import { DELIVERED_PRICES } from '#shared/pricing/price-list.ts';

/** The assistant over the delivered texts, as the function builds it. */
export async function openAssistant(): Promise<Assistant> {
  const texts = await loadDeliveredTexts();
  const documents = await loadSearchDocuments();
  const model = await loadModel(MODEL_FILE, texts.answers, texts.asked);
  const reader = createReader(model);
  return createAssistant(
    texts,
    documents,
    { company: companyFromEnv({}), prices: DELIVERED_PRICES },
    reader,
  );
}

/** Every turn of a talk. */
export function holdTalk(assistant: Assistant, messages: readonly string[]): Turn[] {
  let talk = NEW_TALK;
  return messages.map((message) => {
    const turn = respond(assistant, talk, message);
    talk = turn.talk;
    return turn;
  });
}
