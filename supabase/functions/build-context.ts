import { createCallerClient, createServiceClient, type Connection } from './clients.ts';
import type { FunctionContext } from './context.ts';
import { createPriceReader } from './stored-prices.ts';
import { networkOf } from './network.ts';

/** What all calls of a process share. */
export type FunctionHost = Connection &
  Pick<FunctionContext, 'company' | 'publicUrl' | 'settings' | 'allow'>;

/** Who calls. The token is that of a signed-in user; a key needs none. */
export type FunctionCaller = Pick<FunctionContext, 'user' | 'role'> & { token: string | null };

/** One call, and how it is told of. */
type Call = Pick<FunctionContext, 'requestId' | 'clientAddress' | 'log'>;

const readPrices = createPriceReader();

/** The context of one call, under Node and under Deno alike. */
export function buildContext(
  host: FunctionHost,
  { user, role, token }: FunctionCaller,
  { requestId, clientAddress, log }: Call,
): FunctionContext {
  const { company, publicUrl, settings, allow } = host;
  return {
    requestId,
    user,
    role,
    clientAddress: networkOf(clientAddress),
    get supabase() {
      return createCallerClient(host, token);
    },
    admin: (reason) => createServiceClient(host, reason),
    log,
    now: () => new Date(),
    company,
    prices: () => readPrices(createServiceClient(host, 'prices hold for everybody')),
    publicUrl,
    settings,
    allow,
  };
}
