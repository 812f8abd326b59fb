/** PostgreSQL stores neither NUL nor half characters. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** JSON that is well formed and yet holds text that no row can. */
export class UnstorableText extends SyntaxError {}

/**
 * `JSON.parse`, which also refuses keys and texts that cannot be stored. Throws
 * SyntaxError or UnstorableText.
 */
export const parseStorableJson = (text: string): unknown =>
  JSON.parse(text, (key, value: unknown) => {
    if (!isStorable(key) || (typeof value === 'string' && !isStorable(value)))
      throw new UnstorableText('text that cannot be stored');
    return value;
  });
