import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import * as z from 'zod';
import type { Backend } from '../backend.ts';
import type { Config } from '../config.ts';
import { findClientAddress } from '../http/proxy.ts';

/**
 * Where `npm run doctor` asks the running server what of a request has arrived
 * through the proxy.
 */
export const DOCTOR_PATH = '/api/doctor';

export const EchoSchema = z.object({
  host: z.string(),
  protocol: z.string(),
  forwardedFor: z.string(),
  clientAddress: z.string(),
  bytes: z.int(),
});
export type Echo = z.infer<typeof EchoSchema>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Tells the holder of the service key host, protocol, address and length of the request as they
 * arrived; to anybody else the address does not exist.
 */
export function createDoctorDoor(backend: Backend, config: Config) {
  const door = new Hono<{ Bindings: HttpBindings }>();
  door.post('/', async (c) => {
    const token = c.req.header('authorization')?.replace(/^Bearer\s+/i, '') ?? '';
    if (!timingSafeEqual(digest(token), digest(backend.keys.serviceRoleKey)))
      return c.json({ error: 'Diese Adresse gibt es nicht.' }, 404);
    let bytes = 0;
    for await (const part of c.req.raw.body ?? []) bytes += part.byteLength;
    return c.json({
      host: c.req.header('host') ?? '',
      protocol: c.req.header('x-forwarded-proto') ?? 'http',
      forwardedFor: c.req.header('x-forwarded-for') ?? '',
      clientAddress: findClientAddress(c, config),
      bytes,
    } satisfies Echo);
  });
  return door;
}
