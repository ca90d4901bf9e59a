export { startCollector, type Collector, type ReceivedSpan } from './collector';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The bytes received on a connection, and how it ended. */
export interface Exchange {
  /** All received text. */
  readonly text: string;
  /** The last status line's status; 0 when nothing came. An interim answer (100) does not count. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The code of the error that ended the connection, if one did. */
  readonly error?: string;
}

interface Sending {
  /** The chunks to send, one after the other. */
  readonly chunks: Iterable<string | Buffer>;
  /** Milliseconds between two chunks. */
  readonly every?: number;
  /**
   * Whether the received text is enough, so that the connection is closed. Without it, waits until the other side ends.
   */
  readonly enough?: (text: string) => boolean;
}

function read(text: string, error?: string): Exchange {
  const answers = text.split(/(?=HTTP\/1\.1 \d{3} )/).filter((answer) => !answer.startsWith('HTTP/1.1 100'));
  const [head = '', ...rest] = (answers[0] ?? '').split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line) => [line.split(':')[0]?.toLowerCase() ?? '', line.replace(/^[^:]*:\s*/, '')]);
  const status = Number(first.split(' ')[1] ?? 0);
  return { text, status, headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n'), error };
}

/** Sends raw bytes to a server, which no HTTP client would. */
export async function exchange(origin: string, { chunks, every = 0, enough }: Sending): Promise<Exchange> {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  let error: string | undefined;
  const ended = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
    socket.on('error', (cause: NodeJS.ErrnoException) => (error = cause.code));
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
      if (enough?.(text)) socket.destroy();
    });
  });
  const sending = async (): Promise<void> => {
    for (const chunk of chunks) {
      if (socket.destroyed || socket.writableEnded) return;
      if (!socket.write(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), ended]);
      if (every > 0) await Promise.race([pause(every), ended]);
    }
  };
  await Promise.all([sending(), ended]);
  return read(text, error);
}

/** The head of a request; the host is the server's unless another one is named. */
export function head(origin: string, line: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const lines = Object.entries({ host: new URL(origin).host, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** The requested number of bytes, in chunks. */
export function* filling(bytes: number, chunk = 65_536): Iterable<Buffer> {
  for (let left = bytes; left > 0; left -= chunk) yield Buffer.alloc(Math.min(left, chunk), 'x');
}
