import type { AdditionalServiceId, Industry, PackageId, ProjectTypeId, UrgencyValue } from '#shared/business.ts';
import type { SearchDocument } from '#shared/search/documents.ts';
import type { Intent } from './intents.ts';
import type { Language } from './language.ts';

export type EstimateSlot = 'project' | 'urgency' | 'services';

/** A price estimate under way; `services` is null until the visitor has answered that question. */
export type EstimateDraft = {
  project: ProjectTypeId | null;
  urgency: UrgencyValue | null;
  services: AdditionalServiceId[] | null;
  industry: Industry | null;
  /** The question that was asked last, and how often it went unanswered. */
  asked: EstimateSlot;
  missed: number;
};

/** What the conversation so far has come to. Never stored: it is derived anew from the visitor's messages in the history. */
export type DialogueState = {
  language: Language;
  estimate: EstimateDraft | null;
  /** The last price that was named for a kind of project, so that 'und mit SEO?' can change it. */
  estimated: EstimateDraft | null;
  /** The assistant waits for an e-mail address or a phone number. */
  awaitingContact: boolean;
  /** A booking under way: the visitor's messages that speak of it, oldest first. */
  booking: readonly string[] | null;
  topic: {
    intent: Intent;
    package: PackageId | null;
    /** Packages that were set side by side, for 'dann das größere'. */
    compared: readonly PackageId[];
    project: ProjectTypeId | null;
    services: AdditionalServiceId[];
    /** The question of the site that was answered last. */
    question: SearchDocument | null;
  };
  /** Questions in a row without an answer. */
  abstained: number;
};

export const START: DialogueState = {
  language: 'de',
  estimate: null,
  estimated: null,
  awaitingContact: false,
  booking: null,
  topic: { intent: 'greeting', package: null, compared: [], project: null, services: [], question: null },
  abstained: 0,
};
