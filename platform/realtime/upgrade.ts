import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { PlatformError } from '../core/error.ts';
import { verifyApiKey } from '../http/gateway.ts';
import { openConnection, type LiveConnection } from './connection.ts';
import { LIMITS } from './limits.ts';
import { createNetwork } from './networks.ts';
import type { Realtime } from './service.ts';
import type { Version } from './wire/frame.ts';

const PATH = '/realtime/v1/websocket';
const ALIVE_CHECK_MS = 15_000;
const VERSIONS: Readonly<Record<string, Version>> = { '1.0.0': 1, '2.0.0': 2 };

export type SocketDoor = {
  /** Where `clientAddress` is known, what one network may open is counted by it. */
  upgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    clientAddress?: string,
  ) => boolean;
  close: () => void;
};

/**
 * The WebSocket handshake: the key of `?apikey=` (or of the header) is checked
 * before anything is opened.
 */
export function createSocketDoor(realtime: Realtime): SocketDoor {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    perMessageDeflate: false,
    clientTracking: true,
  });
  const connections = new Set<LiveConnection>();
  const timer = setInterval(() => {
    const now = Date.now();
    for (const connection of connections) connection.checkAlive(now);
  }, ALIVE_CHECK_MS);
  timer.unref();

  async function open(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    query: URLSearchParams,
    clientAddress: string | undefined,
  ): Promise<void> {
    const key = query.get('apikey') ?? headerOf(request, 'apikey');
    const claims = await verifyApiKey(realtime.verifyToken, key);
    const version = VERSIONS[query.get('vsn') ?? '1.0.0'];
    if (!version) return refuse(socket, 400, 'Unsupported protocol version');
    if (connections.size >= LIMITS.connections) return refuse(socket, 503, 'Too many connections');
    const network =
      clientAddress === undefined ? createNetwork() : realtime.networks.find(clientAddress);
    if (network.connections >= LIMITS.connectionsPerNetwork)
      return refuse(socket, 429, 'Too many connections of one network');
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const own = { claims, token: key! };
      const connection = openConnection(realtime, webSocket, version, own, network);
      connections.add(connection);
      network.connections += 1;
      webSocket.on('close', () => {
        connections.delete(connection);
        network.connections -= 1;
      });
    });
  }

  return {
    upgrade(request, socket, head, clientAddress) {
      // What is no address (`//`) must not throw here: nothing above would catch it.
      const url = URL.parse(request.url ?? '/', 'http://localhost');
      if (url?.pathname !== PATH) return false;
      // Without a listener, a client that resets the connection meanwhile would end the process.
      socket.on('error', () => socket.destroy());
      open(request, socket, head, url.searchParams, clientAddress).catch((error: unknown) => {
        if (error instanceof PlatformError) return refuse(socket, error.status, error.message);
        realtime.log.error({ err: error }, 'realtime handshake failed');
        refuse(socket, 500, 'Internal Server Error');
      });
      return true;
    },
    close() {
      clearInterval(timer);
      // 1012: service restart. Clients reconnect by themselves.
      for (const client of server.clients) client.close(1012);
      setTimeout(() => server.clients.forEach((client) => client.terminate()), 500).unref();
    },
  };
}

const headerOf = ({ headers }: IncomingMessage, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number, message: string): void {
  const body = JSON.stringify({ message });
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Error'}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
