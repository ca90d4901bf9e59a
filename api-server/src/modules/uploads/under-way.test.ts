import { connect, type Socket } from 'node:net';
import { exchange, head } from 'http-edge/testing';
import { testApp } from '../../../test/harness';
import { PDF, uploadOf } from '../../../test/uploads';

const site = testApp({ environment: { TRUST_PROXY: '1', LIMIT_FORMS_PER_HOUR: '2' } });
let origin: string;
const open: Socket[] = [];
beforeAll(async () => {
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => open.forEach((socket) => socket.destroy()));

/** The head of an upload with a large announced length. */
const headOf = (caller: string): string =>
  head(origin, 'POST /api/v1/uploads/file', {
    ...{ 'content-type': 'multipart/form-data; boundary=b', 'content-length': 9_900_000, 'x-forwarded-for': caller },
  });

/** Begins uploads that never end. @returns the first answer to one of them */
function firstAnswer(callers: readonly string[]): Promise<string> {
  const answers = callers.map((caller) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    open.push(socket);
    socket.write(headOf(caller));
    return new Promise<string>((resolve) => socket.once('data', (bytes) => resolve(bytes.toString())));
  });
  return Promise.race(answers);
}

const send = (bytes: Buffer, caller: string, headers: Record<string, string> = {}) =>
  site.app.inject({
    ...{ method: 'POST', url: '/api/v1/uploads/file' },
    ...uploadOf('file', 'cv.pdf', bytes, { 'x-forwarded-for': caller, ...headers }),
  });

it('counts refused files as well, and refuses the next one before its body is read', async () => {
  const answers: number[] = [];
  for (let at = 0; at < 24; at += 1) answers.push((await send(Buffer.from('no PDF'), '10.0.9.9')).statusCode);
  expect(answers).toEqual(Array<number>(24).fill(415));
  const { status } = await exchange(origin, {
    chunks: [headOf('10.0.9.9')],
    enough: (text) => text.includes('\r\n\r\n'),
  });
  expect(status).toBe(429);
});

it('limits the unfinished uploads of a caller and of the site, and lets signed-in users through', async () => {
  const ofCaller = await firstAnswer(Array<string>(5).fill('10.0.0.1'));
  expect(ofCaller).toMatch(/^HTTP\/1.1 429 [^]*\r\nretry-after: 30\r\n/);
  expect((await send(PDF, '10.0.0.2')).statusCode).toBe(200);
  const ofSite = await firstAnswer(Array.from({ length: 37 }, (_, at) => `10.0.1.${at}`));
  expect(ofSite).toMatch(/^HTTP\/1.1 503 [^]*\r\nretry-after: 30\r\n[^]*"success":false/);
  expect((await send(PDF, '10.0.0.3', await site.signedIn('editor'))).statusCode).toBe(200);
});
