import { createServer } from 'node:http';
import type { RecordedAnswer } from '../../site-emulator/src/recorded-answers';
import { freePort } from '../site/ports';

/** A server before the API that records its answers. */
interface Recorder {
  readonly origin: string;
  /** The answers to reads until now, by method and address, and the first one by the path alone. */
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
  stop(): void;
}

/** Starts a server that answers reads like the API at an origin, and records the answers. */
export async function startRecorder(api: string): Promise<Recorder> {
  const answers: Record<string, RecordedAnswer> = {};
  const server = createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const answer = await fetch(api + url, { method, headers: { accept: request.headers.accept ?? '*/*' } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { status } = answer;
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(status, { 'content-type': type }).end(bytes);
      if (method !== 'GET' || ![200, 404].includes(status) || !url.startsWith('/api/')) return;
      const isText = /json|text|svg|xml/.test(type);
      const recorded = { status, type, body: bytes.toString(isText ? 'utf8' : 'base64'), isBase64: !isText };
      answers[`GET ${url}`] = recorded;
      answers[`GET ${url.split('?')[0]}`] ??= recorded;
    })().catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    ...{ origin: `http://127.0.0.1:${port}`, answers },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
