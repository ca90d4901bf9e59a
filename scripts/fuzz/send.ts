import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PlannedCall } from './calls';

/** The answer, or the reason why there is no answer. */
export interface Answer {
  /** 0 when the connection ended without an answer. */
  readonly status: number;
  readonly type: string;
  readonly text: string;
  /** Milliseconds until the whole answer had arrived. */
  readonly took: number;
}

/** The timeout of an answer, in milliseconds. */
const ANSWER_TIMEOUT = 30_000;
const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** @throws if the bytes do not match the encoding, for instance when they are truncated */
function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
  if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8');
  return bytes.toString('utf8');
}

const hasNoBody = (status: number): boolean => status === 204 || status === 304;

/** Sends a call byte by byte as planned: no library normalises its address or its headers. */
export function send(origin: string, call: PlannedCall, token: string | undefined): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, type: string, text: string): void =>
      resolve({ status, type, text, took: performance.now() - started });
    const outgoing = request(
      {
        ...{ agent, hostname, port, method: call.method, path: call.target, timeout: ANSWER_TIMEOUT },
        headers: {
          ...call.headers,
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          'content-length': call.body?.length ?? 0,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', (error) => end(0, '', error.message));
        incoming.on('end', () => {
          const { 'content-type': type = '', 'content-encoding': encoding } = incoming.headers;
          const status = incoming.statusCode ?? 0;
          try {
            end(status, type, hasNoBody(status) ? '' : decoded(Buffer.concat(chunks), encoding));
          } catch (error) {
            end(0, '', `status ${status}, ${chunks.length} parts of a body that is not ${encoding}: ${String(error)}`);
          }
        });
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${ANSWER_TIMEOUT / 1_000} s`)));
    outgoing.on('error', (error) => end(0, '', error.message));
    outgoing.on('close', () => end(0, '', 'the connection was closed'));
    outgoing.end(call.body);
  });
}

/** Closes the kept-alive connections. */
export function closeConnections(): void {
  agent.destroy();
}
