import type { FunctionContext } from './context.ts';

type Limits = {
  /** An hour, for one sender from one connection. */
  perSender: number;
  /** An hour, for everybody behind one connection: an office sends for many people, a machine for thousands. */
  perAddress: number;
};

const USUAL: Limits = { perSender: 20, perAddress: 120 };

/** False when one sender, or all behind a connection, sent more of this kind than people do (RUN-09). */
export const allowSender = async (
  { allow, clientAddress }: Pick<FunctionContext, 'allow' | 'clientAddress'>,
  kind: string,
  sender: string,
  { perSender, perAddress }: Limits = USUAL,
): Promise<boolean> =>
  (await allow(`${kind}:${sender.toLowerCase()}:${clientAddress}`, perSender, 3600)) &&
  (await allow(`${kind}:${clientAddress}`, perAddress, 3600));
