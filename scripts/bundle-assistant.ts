import { readFile, writeFile } from 'node:fs/promises';
import { loadAssistantTexts } from '#content/assistant.ts';
import { companyFromEnv } from '#content/company.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { configureContent } from '#content/settings.ts';
import { MODEL_FILE } from '#functions/chatbot/handler.ts';
import { loadModel } from '#functions/chatbot/reader/stored-model.ts';

// `npm run assistant:bundle [file]`: texts, sections and trained reader as
// JSON, for the deployment of the chatbot to Supabase.
const file = process.argv[2] ?? 'supabase/functions/chatbot/knowledge.json';
configureContent({ company: companyFromEnv(process.env) });
const [texts, documents] = await Promise.all([loadAssistantTexts(), loadSearchDocuments()]);
await loadModel(MODEL_FILE, texts.answers, texts.asked);
const model: unknown = JSON.parse(await readFile(MODEL_FILE, 'utf8'));
await writeFile(file, JSON.stringify({ documents, texts, model }));
console.log(`${texts.answers.length} answers and ${documents.length} sections written to ${file}`);
