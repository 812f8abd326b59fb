import { writeFile } from 'node:fs/promises';
import { companyFromEnv } from '#content/company.ts';
import { loadSearchDocuments } from '#content/search-index.ts';
import { configureContent } from '#content/settings.ts';

// `npm run search:index [file]`: every section of the site as JSON, for the deployment of the chatbot to Supabase.
const file = process.argv[2] ?? 'supabase/functions/chatbot/search-documents.json';
configureContent({ company: companyFromEnv(process.env) });
const documents = await loadSearchDocuments();
await writeFile(file, JSON.stringify(documents));
console.log(`${documents.length} sections written to ${file}`);
