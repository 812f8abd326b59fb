// Prints the answers of the built-in engine to talks of a file: '# name' begins a talk, every other line is a message of the visitor.
import { readFileSync } from 'node:fs';
import { companyFromEnv } from '#content/company.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { createAssistant, type HistoryMessage } from '../../supabase/functions/chatbot/engine/assistant.ts';

const assistant = createAssistant(await loadSearchDocuments(), companyFromEnv({}));
let history: HistoryMessage[] = [];
for (const line of readFileSync(process.argv[2] ?? '/dev/stdin', 'utf8').split('\n')) {
  if (line.startsWith('#')) {
    history = [];
    console.log(`\n${line}`);
  } else if (line.trim()) {
    const { reply } = assistant.respond(line, history);
    history.push({ role: 'user', content: line }, { role: 'assistant', content: reply.text });
    const sources = reply.sources.map(({ path }) => path).join(' ');
    console.log(
      `> ${line}\n  [${reply.intent}, ${reply.kind}] ${reply.text.replaceAll('\n', ' ')}\n  (${sources}) {${reply.suggestions.join(' | ')}}`,
    );
  }
}
