import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { LIMITS } from './limits.ts';

const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const label = text.refine((value) => Buffer.byteLength(value) <= LIMITS.labelBytes);

export const ChangeRequestSchema = z.looseObject({
  event: z.string().default('*'),
  schema: z.string().default('public'),
  table: z.string().nullish(),
  filter: z.string().nullish(),
  select: z.array(z.string()).nullish(),
});
export type ChangeRequest = z.output<typeof ChangeRequestSchema>;

/** Messages sent from SQL since a time in milliseconds, the newest `limit` of them. */
const ReplaySchema = z.object({
  since: z.int().min(0).max(8_640_000_000_000_000),
  limit: z
    .int()
    .nullish()
    .transform((wanted) =>
      Math.max(1, Math.min(wanted ?? LIMITS.replayedMessages, LIMITS.replayedMessages)),
    ),
});
export type ReplayWish = z.output<typeof ReplaySchema>;

/** What a client says when it joins; anything left out has Supabase's default. */
const JoinSchema = z.object({
  access_token: z.string().nullish(),
  config: z
    .object({
      broadcast: z
        .object({ self: flag, ack: flag, replication_ready: flag, replay: ReplaySchema.nullish() })
        .nullish(),
      presence: z.object({ key: label, enabled: flag }).nullish(),
      postgres_changes: z.array(z.unknown()).max(LIMITS.changesPerChannel).nullish(),
      private: flag,
    })
    .nullish(),
});

export type JoinConfig = {
  accessToken: string | null;
  isPrivate: boolean;
  selfBroadcast: boolean;
  ackBroadcast: boolean;
  /** Wants to be told when messages sent from SQL will arrive. */
  announceReady: boolean;
  replay: ReplayWish | null;
  presenceKey: string;
  presenceEnabled: boolean;
  /** As given, because the reply has to repeat each entry as it was. */
  changes: unknown[];
};

/** Null when the payload is none. */
export function parseJoin(payload: unknown): JoinConfig | null {
  const parsed = JoinSchema.safeParse(payload ?? {});
  if (!parsed.success) return null;
  const { access_token: accessToken, config } = parsed.data;
  return {
    accessToken: accessToken ?? null,
    isPrivate: config?.private ?? false,
    selfBroadcast: config?.broadcast?.self ?? false,
    ackBroadcast: config?.broadcast?.ack ?? false,
    announceReady: config?.broadcast?.replication_ready ?? false,
    replay: config?.broadcast?.replay ?? null,
    presenceKey: config?.presence?.key || randomUUID(),
    presenceEnabled: config?.presence?.enabled ?? false,
    changes: config?.postgres_changes ?? [],
  };
}
