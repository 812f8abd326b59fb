import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { readTable, readSources, readYaml, readYamlFolder } from './read-yaml.ts';
import { getContentSettings, type ContentSettings } from './settings.ts';
import {
  AnswerFileSchema,
  MessageSchema,
  PhraseFileSchema,
  WordFileSchema,
  type AssistantTexts,
} from './schemas/assistant.ts';

const ANSWERS = 'assistant';
const MESSAGES = 'assistant-messages';
const PHRASES = 'assistant-phrases.yaml';
const WORDS = 'assistant-words.yaml';

let known: AssistantTexts | undefined;

/**
 * As delivered. Read once; the same object every time. Throws an Error that
 * names file and field if one is broken.
 */
export async function loadDeliveredTexts(): Promise<AssistantTexts> {
  known ??= readKeptTexts();
  return known;
}

const KEPT = new URL('../build/assistant-texts.json', import.meta.url);
type Kept = { key: string; texts: AssistantTexts };

/**
 * As the build has parsed and checked them, which takes two seconds, or anew
 * where a file has changed since.
 */
export function readKeptTexts(file = KEPT): AssistantTexts {
  try {
    const { key, texts } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (key === findKey()) return texts;
  } catch {
    // Not built yet, or being built.
  }
  return readTexts();
}

/** Part of the build. */
export async function keepDeliveredTexts(file = KEPT): Promise<void> {
  await writeFile(file, JSON.stringify({ key: findKey(), texts: readTexts() } satisfies Kept));
}

/** Changes with the files and with what is made of them. */
function findKey(): string {
  const hash = createHash('sha256');
  for (const code of ['./assistant.ts', './schemas/assistant.ts'])
    hash.update(readFileSync(new URL(code, import.meta.url)));
  for (const text of readSources([ANSWERS, MESSAGES, PHRASES, WORDS])) hash.update(text);
  return hash.digest('hex');
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

function readTexts(): AssistantTexts {
  return {
    answers: readYamlFolder(ANSWERS, AnswerFileSchema).flat(),
    asked: readTable(MESSAGES, MessageSchema),
    phrases: readYaml(PHRASES, PhraseFileSchema),
    words: readYaml(WORDS, WordFileSchema),
  };
}
