import type { Claims } from '../core/jwt.ts';
import type { ChannelRights } from './authorization.ts';
import type { ChangeSubscription } from './changes/subscription.ts';
import type { Version } from './wire/frame.ts';

/** A joined channel of one connection. */
export type Channel = {
  /** As the client names it: `realtime:<name>`. */
  readonly topic: string;
  readonly name: string;
  readonly isPrivate: boolean;
  /** Key in the hub. */
  readonly room: string;
  readonly version: Version;
  readonly joinRef: string | null;
  readonly presenceKey: string;
  readonly selfBroadcast: boolean;
  readonly ackBroadcast: boolean;
  presenceEnabled: boolean;
  /** Of what the client tracks now. */
  presenceBytes: number;
  /** The newest change of the token; the next waits for it. */
  renewal: Promise<void>;
  token: string;
  claims: Claims;
  /** Null on public channels, where everybody may. */
  rights: ChannelRights | null;
  changes: readonly ChangeSubscription[];
  /** Messages told at the join, not to be told again. */
  readonly replayed: ReadonlySet<string>;
  send(data: string | Buffer): void;
  push(event: string, payload: unknown): void;
  /** Tells the client why and ends the channel. */
  shutDown(message: string): void;
};
