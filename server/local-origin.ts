import type { Config } from './config.ts';

/** Where the server answers on this machine. */
export function findLocalOrigin({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}
