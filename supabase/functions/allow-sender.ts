import type { FunctionContext } from './context.ts';

/** An hour, for one e-mail address from one connection. */
const PER_SENDER = 20;
/** An hour, for everybody behind one connection: an office sends for many people, a machine for thousands. */
const PER_ADDRESS = 120;

/** False when one person, or all behind a connection, sent more forms of this kind than people do (RUN-09). */
export const allowSender = async (
  { allow, clientAddress }: Pick<FunctionContext, 'allow' | 'clientAddress'>,
  form: string,
  email: string,
): Promise<boolean> =>
  (await allow(`${form}:${email.toLowerCase()}:${clientAddress}`, PER_SENDER, 3600)) &&
  (await allow(`${form}:${clientAddress}`, PER_ADDRESS, 3600));
