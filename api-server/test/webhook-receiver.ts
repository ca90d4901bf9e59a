import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request that another system received. */
export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Another system that receives webhooks. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** The statuses of its answers; 204 by default. */
  answers: number[];
  close(): Promise<void>;
}

/** Another system, on a port of this machine. Its caller closes it. */
export async function openWebhookReceiver(): Promise<WebhookReceiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ headers: request.headers, body });
      const status = receiver.answers.shift() ?? 204;
      response.writeHead(status, { ...(status === 302 && { location: '/elsewhere' }) }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${port}/hooks?of=site`,
    received,
    answers: [],
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return receiver;
}
