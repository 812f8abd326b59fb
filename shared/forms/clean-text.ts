// PostgreSQL refuses U+0000 in text and lone surrogates in JSON; a line break
// in a name would be a second mail header; marks of direction make a name or a
// file read otherwise than it is ('fdp.exe' as 'exe.pdf').
const LONE_SURROGATE = /\p{Surrogate}/gu;
const DIRECTION = /\p{Bidi_Control}+/gu;
/** One line: control characters become spaces. */
export const cleanLine = (value: string) =>
  value
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(DIRECTION, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
/** Several lines: control characters go, line breaks and tabs stay. */
export const cleanText = (value: string) =>
  value
    .replace(LONE_SURROGATE, '\uFFFD')
    .replace(DIRECTION, '')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .trim();
/** At most so many letters; the last one is whole, for half an emoji is refused as well. */
export const cutText = (value: string, most: number) =>
  value.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
