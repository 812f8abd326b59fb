import { randomUUID } from 'node:crypto';
import { queryOne, type Transaction } from '../../db/database.ts';
import { hashOpaque } from '../credentials/one-time-codes.ts';
import type { Challenge } from '../credentials/pkce.ts';
import type { Work } from '../service.ts';
import type { UserRow } from './users.ts';

export type FlowStateRow = {
  id: string;
  user_id: string | null;
  auth_code: string | null;
  code_challenge: string | null;
  code_challenge_method: 's256' | 'plain' | null;
  provider_type: string;
  provider_access_token: string | null;
  provider_refresh_token: string | null;
  authentication_method: string;
  auth_code_issued_at: Date | null;
  created_at: Date;
  referrer: string | null;
  linking_target_id: string | null;
  oauth_client_state_id: string | null;
};

/** A flow that started: by mail (user known) or by a provider (user known at its callback). */
export async function insertFlowState(
  tx: Transaction,
  flow: {
    challenge: Challenge | null;
    provider: string;
    method: string;
    userId?: string | null;
    referrer?: string | null;
    linkingTargetId?: string | null;
    clientStateId?: string | null;
    now: Date;
  },
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method, provider_type,
     authentication_method, referrer, linking_target_id, oauth_client_state_id, created_at,
     updated_at)
     values ($1::uuid, $2::uuid, $3, $4::text::auth.code_challenge_method, $5, $6, $7, $8::uuid,
       $9::uuid, $10::timestamptz, $10::timestamptz)`,
    [
      id,
      flow.userId ?? null,
      flow.challenge?.value ?? null,
      flow.challenge?.method ?? null,
      flow.provider,
      flow.method,
      flow.referrer ?? null,
      flow.linkingTargetId ?? null,
      flow.clientStateId ?? null,
      flow.now,
    ],
  );
  return id;
}

/** The mail that is about to leave goes on with this flow, where the client began one. */
export async function noteFlow(
  { tx, now }: Work,
  { id: userId }: UserRow,
  challenge: Challenge | null,
  flow: { provider: string; method: string },
): Promise<void> {
  if (challenge) await insertFlowState(tx, { challenge, ...flow, userId, now });
}

export const findFlowStateForUpdate = (tx: Transaction, id: string): Promise<FlowStateRow | null> =>
  queryOne(tx, 'select * from auth.flow_state where id = $1::uuid for update', [id]);

/** The newest flow that the user started by mail with this method. */
export const findFlowStateOfUser = (
  tx: Transaction,
  userId: string,
  method: string,
): Promise<FlowStateRow | null> =>
  queryOne(
    tx,
    `select * from auth.flow_state where user_id = $1::uuid and authentication_method = $2
     order by created_at desc limit 1 for update`,
    [userId, method],
  );

export const findFlowStateByCode = (tx: Transaction, code: string): Promise<FlowStateRow | null> =>
  queryOne(tx, 'select * from auth.flow_state where auth_code = $1 for update', [hashOpaque(code)]);

/** Gives the flow its one-use code; only the hash is stored. */
export async function issueFlowCode(
  tx: Transaction,
  flow: {
    id: string;
    userId: string;
    accessToken?: string | null;
    refreshToken?: string | null;
    now: Date;
  },
): Promise<string> {
  const code = randomUUID();
  await tx.query(
    `update auth.flow_state set auth_code = $2, user_id = $3::uuid, provider_access_token = $4,
     provider_refresh_token = $5,
     auth_code_issued_at = $6::timestamptz, updated_at = $6::timestamptz where id = $1::uuid`,
    [
      flow.id,
      hashOpaque(code),
      flow.userId,
      flow.accessToken ?? null,
      flow.refreshToken ?? null,
      flow.now,
    ],
  );
  return code;
}

export async function deleteFlowState(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.flow_state where id = $1::uuid', [id]);
}

/** What was begun at a provider to link its account to the user cannot be finished. */
export async function deleteLinkingFlows(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.flow_state where linking_target_id = $1::uuid', [userId]);
}

/** Remembers the PKCE verifier towards a provider until its callback. */
export async function insertClientState(
  tx: Transaction,
  provider: string,
  verifier: string,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.query(
    `insert into auth.oauth_client_states (id, provider_type, code_verifier, created_at)
     values ($1::uuid, $2, $3, $4::timestamptz)`,
    [id, provider, verifier, now],
  );
  return id;
}

/** Reads and removes it: a callback happens once. */
export async function takeClientState(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.query<{ code_verifier: string | null }>(
    'delete from auth.oauth_client_states where id = $1::uuid returning code_verifier',
    [id],
  );
  return row?.code_verifier ?? null;
}
