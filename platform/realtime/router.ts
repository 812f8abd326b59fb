import { Hono } from 'hono';
import { z } from 'zod';
import { PlatformError } from '../core/error.ts';
import { isStorable } from '../core/storable.ts';
import type { PlatformContext, PlatformEnv } from '../http/env.ts';
import { readBody } from '../http/limit-body.ts';
import { roomOf } from './hub.ts';
import { LIMITS, type Rate } from './limits.ts';
import type { Network } from './networks.ts';
import { TooManyQuestions } from './rights.ts';
import type { Realtime } from './service.ts';
import { isNestedDeeper } from './wire/decode.ts';
import type { Broadcast } from './wire/frame.ts';

const MAX_BODY_BYTES = 2 * 1024 * 1024;
const MessageSchema = z.object({
  topic: z.string().min(1),
  event: z.string().min(1),
  payload: z.record(z.string(), z.unknown()),
  private: z.boolean().nullish(),
});
const BodySchema = z.object({ messages: z.array(MessageSchema).min(1).max(100) });

/**
 * Broadcasting over HTTP: several messages at once, and one by its address. The
 * WebSocket itself is taken at the HTTP server's upgrade.
 */
export function createRealtimeRouter(realtime: Realtime): Hono<PlatformEnv> {
  const router = new Hono<PlatformEnv>();
  router.post('/api/broadcast', (context) => broadcastMany(realtime, context));
  router.post('/api/broadcast/:topic/events/:event', (context) =>
    broadcastOne(realtime, context, context.req.param('topic'), context.req.param('event')),
  );
  return router;
}

async function broadcastMany(realtime: Realtime, context: PlatformContext): Promise<Response> {
  const body = await readBody(context.req.raw, MAX_BODY_BYTES, tooLarge);
  const parsed = BodySchema.safeParse(parseJson(body.toString()));
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'messages are required');
  await send(
    realtime,
    context,
    parsed.data.messages.map(({ topic, event, payload, private: isPrivate }) => ({
      topic,
      isPrivate: isPrivate ?? false,
      event,
      body: JSON.stringify(payload),
    })),
  );
  return new Response(null, { status: 202 });
}

async function broadcastOne(
  realtime: Realtime,
  context: PlatformContext,
  topic: string,
  event: string,
): Promise<Response> {
  const body = await readBody(context.req.raw, MAX_BODY_BYTES, tooLarge);
  const isBinary =
    context.req.header('content-type')?.startsWith('application/octet-stream') ?? false;
  const payload = isBinary ? new Uint8Array(body) : JSON.stringify(parseJson(body.toString()));
  const isPrivate = context.req.query('private') === 'true';
  await send(realtime, context, [{ topic, isPrivate, event, body: payload }]);
  return new Response(null, { status: 202 });
}

type Post = Broadcast & { topic: string; isPrivate: boolean };

/**
 * A private message from somebody who may not send it is dropped without a
 * word, as in Supabase.
 */
async function send(
  realtime: Realtime,
  context: PlatformContext,
  posts: readonly Post[],
): Promise<void> {
  for (const { topic, body } of posts) {
    if (Buffer.byteLength(body) > LIMITS.payloadBytes)
      throw invalid('Payload size exceeds tenant limit');
    if (!isStorable(topic)) throw new PlatformError('invalid_topic', 400, 'Invalid topic');
  }
  const network = realtime.networks.find(context.get('clientAddress'));
  // The service is the operator's own, and may send what it likes.
  const isService = context.get('caller').role === 'service_role';
  const requireBudget = (rate: Rate): void => {
    if (!isService && !rate.take()) throw tooMany();
  };
  const sendable = new Map<string, boolean>();
  for (const { topic, isPrivate } of posts) {
    requireBudget(network.posts);
    if (!isPrivate || sendable.has(topic)) continue;
    requireBudget(network.postedTopics);
    sendable.set(topic, await maySend(realtime, context, network, topic));
  }
  for (const { topic, isPrivate, event, body } of posts)
    if (!isPrivate || sendable.get(topic))
      realtime.broadcast(roomOf(topic, isPrivate), { event, body });
}

async function maySend(
  { rights }: Realtime,
  context: PlatformContext,
  network: Network,
  topic: string,
): Promise<boolean> {
  try {
    return (await rights.read(network, context.get('caller'), topic)).sendBroadcast;
  } catch (error) {
    throw error instanceof TooManyQuestions ? tooMany() : error;
  }
}

const tooMany = (): PlatformError =>
  new PlatformError('too_many_requests', 429, 'Too many messages', {
    headers: { 'retry-after': '60' },
  });

const tooLarge = (): PlatformError =>
  new PlatformError('payload_too_large', 413, 'Payload too large');

function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new PlatformError('invalid_json', 400, 'Body is not valid JSON', { cause });
  }
  if (isNestedDeeper(value, LIMITS.nesting)) throw invalid('Payload is nested too deeply');
  return value;
}

const invalid = (message: string): PlatformError =>
  new PlatformError('unprocessable_entity', 422, message);

export const renderRealtimeError = (error: PlatformError): Response =>
  Response.json(
    { error: error.message, message: error.message, code: error.code },
    { status: error.status, headers: error.headers },
  );
