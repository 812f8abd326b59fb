import { chooseMediaType, type MediaType } from '../parse/media-type.ts';
import type { RestRequest } from '../parse/request.ts';
import {
  keyOf,
  type MediaHandler,
  type Routine,
  type SchemaCache,
  type Table,
} from '../schema/types.ts';
import type { ReadNode } from './types.ts';

const ANY = '*/*';

/**
 * The media type of the answer: PostgREST's own, or one that the database
 * writes by a function or an aggregate that returns a domain of its name.
 */
export function planMedia(
  { accept }: RestRequest,
  read: ReadNode,
  table: Table | null,
  cache: SchemaCache,
  routine: Routine | null = null,
): MediaType {
  // An aggregate over the rows of one table takes no others.
  const own =
    table && readsWholeRows(read)
      ? (cache.handlers.get(keyOf(table.schema, table.name)) ?? [])
      : [];
  const general = routine && routine.returns !== 'composite' ? [] : (cache.handlers.get('*') ?? []);
  return chooseMediaType(accept, (type) => {
    if (routine?.mediaType === ANY || routine?.mediaType === type)
      return buildCustom(routine.mediaType, routine.isBinary, null);
    const handler = findHandler(own, ANY) ?? findHandler(own, type) ?? findHandler(general, type);
    return handler ? buildCustom(handler.mediaType, handler.isBinary, handler) : null;
  });
}

const readsWholeRows = ({ fields, children }: ReadNode): boolean =>
  fields.length === 1 &&
  fields[0]?.field.name === '*' &&
  !fields[0].aggregate &&
  children.length === 0;

const findHandler = (handlers: readonly MediaHandler[], type: string): MediaHandler | undefined =>
  handlers.find(({ mediaType }) => mediaType === type);

/** A function or aggregate for any type names the type itself, in `response.headers`. */
const buildCustom = (
  mediaType: string,
  isBinary: boolean,
  handler: MediaHandler | null,
): MediaType => ({
  kind: 'custom',
  contentType: mediaType === ANY ? 'application/octet-stream' : mediaType,
  isBinary,
  handler,
});
