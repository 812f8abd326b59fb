import { json, type FunctionContext } from './context.ts';

type AsyncHandler = (request: Request, context: FunctionContext) => Promise<Response>;

/** A function that takes POST and answers 405 to all else. */
export const onlyPost =
  (handle: AsyncHandler): AsyncHandler =>
  async (request, context) =>
    request.method === 'POST'
      ? handle(request, context)
      : json({ success: false, error: 'Diese Adresse nimmt nur POST an.' }, 405);

/** The body of a request, still to be parsed; undefined if it is no JSON. */
export const readBody = (request: Request): Promise<unknown> =>
  request.json().catch(() => undefined);

type Parsed<Data> =
  | { success: true; data: Data }
  | { success: false; fieldErrors: Partial<Record<string, string>> };

/**
 * A form: `handle` gets what `parse` made of the body. Else `{success:false,
 * error, fieldErrors?}` with 400, or 405.
 */
export const onForm = <Data>(
  parse: (body: unknown) => Parsed<Data>,
  handle: (data: Data, context: FunctionContext, headers: Headers) => Promise<Response>,
): AsyncHandler =>
  onlyPost(async (request, context) => {
    const body = await readBody(request);
    if (body === undefined)
      return json({ success: false, error: 'Die Anfrage ist kein gültiges JSON.' }, 400);
    const parsed = parse(body);
    if (parsed.success) return handle(parsed.data, context, request.headers);
    const { fieldErrors } = parsed;
    return json({ success: false, error: 'Bitte prüfen Sie Ihre Angaben.', fieldErrors }, 400);
  });
