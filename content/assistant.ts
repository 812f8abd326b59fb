import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type * as z from 'zod';
import { getContentSettings, type ContentSettings } from './settings.ts';
import {
  AnswerFileSchema,
  MoreExamplesSchema,
  PhraseFileSchema,
  WordFileSchema,
  type AssistantTexts,
} from './schemas/assistant.ts';

const FOLDER = fileURLToPath(new URL('./', import.meta.url));

let known: Promise<AssistantTexts> | undefined;

/** As delivered. Read once; the same object every time. Throws an Error that names file and field if one is broken. */
export function loadDeliveredTexts(): Promise<AssistantTexts> {
  known ??= readTexts();
  known.catch(() => (known = undefined));
  return known;
}

let reworded: { edits: ContentSettings['answers']; texts: AssistantTexts } | undefined;

/** With what the agency has reworded. The same object until that changes. */
export async function loadAssistantTexts(): Promise<AssistantTexts> {
  const delivered = await loadDeliveredTexts();
  const { answers: edits } = getContentSettings();
  if (edits.size === 0) return delivered;
  if (reworded?.edits !== edits) {
    const answers = delivered.answers.map((answer) => ({
      ...answer,
      text: edits.get(answer.id) ?? answer.text,
    }));
    reworded = { edits, texts: { ...delivered, answers } };
  }
  return reworded.texts;
}

async function readTexts(): Promise<AssistantTexts> {
  const names = (await readdir(`${FOLDER}assistant`)).filter((name) => name.endsWith('.yaml'));
  const [files, more, phrases, words] = await Promise.all([
    Promise.all(names.toSorted().map((name) => readYaml(`assistant/${name}`, AnswerFileSchema))),
    readYaml('assistant-more-examples.yaml', MoreExamplesSchema),
    readYaml('assistant-phrases.yaml', PhraseFileSchema),
    readYaml('assistant-words.yaml', WordFileSchema),
  ]);
  const asked = Object.entries(more).flatMap(([answer, list]) =>
    list.map((text) => ({ answer, text })),
  );
  return { answers: files.flat(), asked, phrases, words };
}

async function readYaml<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
): Promise<z.infer<Schema>> {
  const data: unknown = parse(await readFile(`${FOLDER}${name}`, 'utf8'));
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map(({ path, message }) => {
    const id = (data as { id?: string }[] | null)?.[Number(path[0])]?.id ?? '';
    return `${id} ${path.join('.')}: ${message}`;
  });
  throw new Error(`content/${name}: ${reasons.join('; ')}`);
}
