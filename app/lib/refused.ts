/** Nothing was written; the message says why, in words for the reader. */
export class Refused extends Error {
  /** By path in what was sent: 'customer.street', 'positions.0.title'. */
  readonly fieldErrors: Readonly<Record<string, string>>;

  constructor(
    message: string,
    { fieldErrors = {}, ...options }: ErrorOptions & { fieldErrors?: Record<string, string> } = {},
  ) {
    super(message, options);
    this.fieldErrors = fieldErrors;
  }
}

/** Nobody knows whether it was written: the answer was lost. */
export class NoAnswer extends Refused {}

/** For whoever has typed something: he can sign in without losing it. */
export const SESSION_ENDED =
  'Ihre Sitzung ist zu Ende. Melden Sie sich in einem anderen Fenster an und versuchen Sie es ' +
  'erneut.';

/** SQLSTATEs of our own functions whose messages are German sentences. */
const WORDED: ReadonlySet<string> = new Set(['54000', '55000', 'P0002']);

/** An error of the database as the reader understands it; null for any other. */
export const refusedBy = (error: { code: string; message: string }): Refused | null =>
  WORDED.has(error.code) ? new Refused(error.message) : null;

/** `status`: 401 says that the session has ended. */
type Answer<Data, Failure> = { data: Data; error: Failure | null; status?: number };

/** The answer of such a function, refusals in its own words. */
export async function inItsWords<Data>(
  call: PromiseLike<Answer<Data, { code: string; message: string }>>,
): Promise<Answer<Data, { message: string }>> {
  const answer = await call;
  return { ...answer, error: answer.error && (refusedBy(answer.error) ?? answer.error) };
}
