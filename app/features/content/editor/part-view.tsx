import { ReadText } from '#app/private/text-editor/read-text.tsx';
import type { Part } from './list-parts.ts';

/** A value as its page shows it. */
export const PartView = ({ part: { text, extent } }: { part: Part }) =>
  extent ? <ReadText text={text} extent={extent} /> : <p>{text}</p>;
