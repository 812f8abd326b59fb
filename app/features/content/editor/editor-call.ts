import * as z from 'zod';
import type { ShownText } from '#app/lib/contexts.ts';
import type { Draft, Front } from './field-spec.ts';

/** 'draft' keeps the moment at which a planned text goes live, 'unplan' takes it away. */
export const INTENTS = ['draft', 'publish', 'schedule', 'unplan', 'remove'] as const;
export type Intent = (typeof INTENTS)[number];

/** What is being written. */
const WrittenSchema = z.object({
  slug: z.string().max(200),
  front: z.record(z.string(), z.unknown()),
  body: z.string().max(190_000),
});
export type Written = z.infer<typeof WrittenSchema>;

/** Said of what fits neither schema. */
export const UNREADABLE = 'Der Text ist zu lang oder unvollständig.';

/** What the editor sends to its page. */
export const EditorCallSchema = WrittenSchema.extend({
  intent: z.enum(INTENTS),
  /** `updated_at` of the row that the form was filled from; '' for none. */
  seen: z.string(),
  publishAt: z.union([z.literal(''), z.iso.datetime()]),
  /** Of a new text, from its form: what is sent again after a lost answer makes no second one. */
  id: z.uuid().optional(),
});
export type EditorCall = z.infer<typeof EditorCallSchema>;

/** 'file': as delivered, or not stored yet; 'deleted': what is left are its versions. */
export type TextStatus = 'file' | 'draft' | 'published' | 'deleted';

/** A text as it is stored, and the version of its row; '' without one. */
export type EditorText = { draft: Draft; seen: string; publishAt: string | null };

export type EditorAnswer =
  /** `front`: fields that saving has filled in. */
  | { saved: { seen: string; publishAt: string | null; front?: Front }; title: string }
  /** The delivered text is back. */
  | { reset: EditorText; title: string }
  | { message: string; errors: Record<string, string> }
  /** Somebody else was faster; null: and nothing is left of the text. */
  | { message: string; theirs: EditorText | null };

/** Asked at each pause of the writing, behind the address of the page. */
export const PREVIEW_PATH = 'vorschau';
export const PreviewCallSchema = WrittenSchema.extend({
  /** Which view the preview shows; '' for the page of the text. */
  view: z.string().max(100),
});
export type PreviewCall = z.infer<typeof PreviewCallSchema>;
export type PreviewAnswer = { preview: ShownText | null; problem?: string; hints: string[] };
