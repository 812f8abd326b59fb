import type { SearchDocument } from '#shared/search/documents.ts';
import type { AskedQuestions } from './asked.ts';
import type { Classification } from './intents.ts';
import type { Facts, Reply } from './reply.ts';
import type { SectionSearch } from './search.ts';
import type { DialogueState } from './state.ts';
import type { Understanding } from './understand.ts';

export type Knowledge = { documents: readonly SearchDocument[]; search: SectionSearch; asked: AskedQuestions };
/** `contact` is set when the visitor has just named where the team reaches him. */
export type Step = { state: DialogueState; reply: Reply; contact: string | null };

/** One message and all that is known to answer it. */
export type Turn = { message: string; understanding: Understanding; classification: Classification; facts: Facts; knowledge: Knowledge };

/** Subject of the answer: what the message names, else what the talk was about. */
export type Subject = Pick<DialogueState['topic'], 'package' | 'project' | 'services'>;
