import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerTo, type RecordedAnswers } from './recorded-answers';

/** The answers to questions about the API itself, and to the reports of browsers, which go nowhere. */
const OF_THE_SERVER: RecordedAnswers = {
  'GET /readyz': { status: 200, type: 'application/json', body: '{"status":"ready"}' },
  'POST /api/v1/telemetry': { status: 204, type: 'text/plain', body: '' },
  'GET /content-revision': { status: 200, type: 'application/json', body: '{"revision":"recorded"}' },
};

/** Starts an API with recorded answers on a free port. @returns its origin */
export async function startRecordedApi(answers: RecordedAnswers): Promise<string> {
  const known = { ...answers, ...OF_THE_SERVER };
  const server = createServer(({ method = 'GET', url = '/' }, response) => {
    const { status, type, body, isBase64 = false } = answerTo(known, method, url);
    response.writeHead(status, { 'content-type': type }).end(Buffer.from(body, isBase64 ? 'base64' : 'utf8'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Lets the program end.
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
