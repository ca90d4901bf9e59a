import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** What is answered, before anything is known of a request but perhaps its first line. */
export interface RawFailure {
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
  /** The address that was asked for, as far as it could be read. */
  readonly target: string;
}

export interface RawAnswer {
  readonly type: string;
  readonly body: string;
}

/** What Node says of it; Fastify's own type of the packet is that of its JSON. */
interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

/** How long what is still on its way is read after the answer: closing at once would reset the connection. */
const FAREWELL = 1_000;

function meaning(code: string | undefined): [status: number, message: string] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'The request took too long to arrive. Please try again'];
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'The headers of the request are too large'];
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return [413, 'The body is too large'];
    default:
      return [400, 'The request is malformed'];
  }
}

const firstLine = (packet: unknown): string => (Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 2_048) : '');

/** What the request that is arriving on a connection has asked for: errors of its body do not say. */
const arriving = new WeakMap<Socket, string>();

/** Remembers what is asked for while the body of a request arrives. @returns forgets it */
export function rememberTarget(socket: Socket, target: string): () => void {
  arriving.set(socket, target);
  return () => void arriving.delete(socket);
}

/** Answers what is no request at all, or has not become one in time, and ends the connection. */
export function clientErrorHandler(
  headers: Readonly<Record<string, string>>,
  describe: (failure: RawFailure) => RawAnswer,
): (error: ClientError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
    if (!socket.writable) return void socket.destroy();
    const [status, message] = meaning(error.code);
    const [, first = ''] = /^[A-Z]+ (\S*)/.exec(firstLine(error.rawPacket)) ?? [];
    const target = arriving.get(socket) ?? first;
    const requestId = randomUUID();
    const { type, body } = describe({ status, message, requestId, target });
    const lines = Object.entries({
      ...headers,
      'content-type': type,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-request-id': requestId,
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
    socket.resume();
    const farewell = setTimeout(() => socket.destroy(), FAREWELL).unref();
    socket.once('close', () => clearTimeout(farewell));
  };
}
