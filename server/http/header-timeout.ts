import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';

type Timeout = { timeoutMs: number; checkMs: number };

/**
 * Cuts off clients that send their headers byte by byte. Node's own limit
 * (`headersTimeout`, to be switched off) judges by the clock before it reads: a
 * process that had no processor time for a while then refuses requests that lie
 * complete in its sockets. Here what has arrived is read first.
 */
export function limitHeaderTime(server: Server, { timeoutMs, checkMs }: Timeout): void {
  const waiting = new Map<Duplex, number>();
  const answering = new Map<Duplex, number>();
  const count = (socket: Duplex, step: 1 | -1) => {
    const open = (answering.get(socket) ?? 0) + step;
    answering.set(socket, open);
    if (open > 0) waiting.delete(socket);
    // Until the first byte of the next request Node's `keepAliveTimeout` ends the connection.
    else if (!socket.destroyed) waiting.set(socket, Date.now() + timeoutMs);
  };
  server.on('connection', (socket) => {
    waiting.set(socket, Date.now() + timeoutMs);
    socket.once('close', () => {
      waiting.delete(socket);
      answering.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  server.on('upgrade', (_, socket) => void waiting.delete(socket));
  const cutOff = () => {
    for (const [socket, until] of waiting) {
      if (until > Date.now()) continue;
      waiting.delete(socket);
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () =>
        socket.destroy(),
      );
    }
  };
  // A turn of the event loop later everything that was readable has been read.
  const timer = setInterval(() => setImmediate(() => setImmediate(cutOff)), checkMs).unref();
  server.once('close', () => clearInterval(timer));
}
