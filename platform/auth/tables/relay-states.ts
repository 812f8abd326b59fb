import { randomUUID } from 'node:crypto';
import { queryOne, type Transaction } from '../../db/database.ts';

export type RelayStateRow = {
  id: string;
  sso_provider_id: string;
  request_id: string;
  redirect_to: string | null;
  flow_state_id: string | null;
  created_at: Date;
};

export async function insertRelayState(
  tx: Transaction,
  state: {
    providerId: string;
    requestId: string;
    redirectTo: string;
    flowStateId: string;
    now: Date;
  },
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into auth.saml_relay_states (id, sso_provider_id, request_id, redirect_to,
     flow_state_id, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6::timestamptz, $6::timestamptz)`,
    [id, state.providerId, state.requestId, state.redirectTo, state.flowStateId, state.now],
  );
  return id;
}

/** Reads and removes it: an answer is taken once. */
export const takeRelayState = (tx: Transaction, id: string): Promise<RelayStateRow | null> =>
  queryOne(
    tx,
    `delete from auth.saml_relay_states where id = $1::uuid
     returning id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at`,
    [id],
  );
