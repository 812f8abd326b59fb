/**
 * Shape of the client's error for an answer outside 2xx. By shape and not by
 * class, because importing the class would load the client.
 */
export type FunctionsHttpError = Error & { context: Response };

export const isFunctionsHttpError = (error: unknown): error is FunctionsHttpError =>
  error instanceof Error &&
  error.name === 'FunctionsHttpError' &&
  (error as Partial<FunctionsHttpError>).context instanceof Response;
