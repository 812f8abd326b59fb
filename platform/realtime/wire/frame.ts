/** Protocol 1.0.0 speaks in objects, 2.0.0 in arrays and sends broadcasts in binary. */
export type Version = 1 | 2;

/**
 * A Phoenix message. `joinRef` names the join that opened the channel, `ref`
 * the message that a reply answers.
 */
export type Frame = {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
};

/** A broadcast between clients. `body` is JSON text or raw bytes and is passed on unread. */
export type Broadcast = {
  event: string;
  body: string | Uint8Array;
  meta?: { id: string; replayed?: true };
};

/** What arrives: a broadcast is already taken out of its payload. */
export type Inbound = Frame & { broadcast: Broadcast | null };

export class MalformedFrame extends Error {}
