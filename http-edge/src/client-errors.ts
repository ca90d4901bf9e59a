import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

/** An error before Fastify has a request: only its first line may be known. */
export interface RawFailure {
  readonly status: number;
  readonly message: string;
  readonly requestId: string;
  /** The requested address, or the part of it that could be read. */
  readonly target: string;
}

export interface RawAnswer {
  readonly type: string;
  readonly body: string;
}

/** Node's error of a connection; Fastify's own type has its packet as JSON. */
interface ClientError extends Error {
  readonly code?: string;
  readonly rawPacket?: unknown;
}

/**
 * Milliseconds for which the rest of a request is read after the answer: closing at once would reset the connection.
 */
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

/** The address requested on each connection while a body arrives: errors of the body do not name it. */
const arriving = new WeakMap<Socket, string>();

/** Remembers the requested address while the body of a request arrives. @returns forgets it */
export function recordTarget(socket: Socket, target: string): () => void {
  arriving.set(socket, target);
  return () => void arriving.delete(socket);
}

/** Answers bytes that are not a request, or did not become one in time, and ends the connection. */
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
