import { readYaml, readYamlFolder } from './read-yaml.ts';
import { getContentSettings, type ContentSettings } from './settings.ts';
import {
  AnswerFileSchema,
  FollowUpsSchema,
  MoreExamplesSchema,
  PhraseFileSchema,
  WordFileSchema,
  type AssistantTexts,
} from './schemas/assistant.ts';

let known: AssistantTexts | undefined;

/**
 * As delivered. Read once; the same object every time. Throws an Error that
 * names file and field if one is broken.
 */
export async function loadDeliveredTexts(): Promise<AssistantTexts> {
  known ??= readTexts();
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

function readTexts(): AssistantTexts {
  const more = readYaml('assistant-more-examples.yaml', MoreExamplesSchema);
  const followUps = readYaml('assistant-follow-ups.yaml', FollowUpsSchema);
  return {
    answers: readYamlFolder('assistant', AnswerFileSchema).flat(),
    asked: [
      ...Object.entries(more).flatMap(([answer, list]) => list.map((text) => ({ answer, text }))),
      ...Object.entries(followUps).flatMap(([after, byAnswer]) =>
        Object.entries(byAnswer).flatMap(([answer, list]) =>
          list.map((text) => ({ answer, text, after })),
        ),
      ),
    ],
    phrases: readYaml('assistant-phrases.yaml', PhraseFileSchema),
    words: readYaml('assistant-words.yaml', WordFileSchema),
  };
}
