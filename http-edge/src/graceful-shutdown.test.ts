import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { DEADLINES, edgeOptions, edgePlugin, shutdownStateOf } from './index';

let app: FastifyInstance;
let origin: string;
let finish: () => void;
let begun: Promise<void>;
let isShuttingDown: () => boolean;
const order: string[] = [];

beforeEach(async () => {
  order.length = 0;
  const edge = {
    trustProxy: false as const,
    deadlines: DEADLINES,
    describe: () => ({ type: 'text/plain', body: '' }),
    answerError: (error: Error, _request: FastifyRequest, reply: FastifyReply) => reply.send(error.message),
  };
  app = fastify(edgeOptions(edge));
  await app.register(edgePlugin, edge);
  isShuttingDown = shutdownStateOf(app);
  const finished = new Promise<void>((resolve) => (finish = resolve));
  begun = new Promise((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await finished;
      order.push('answered');
      return { isShuttingDown: isShuttingDown() };
    });
  });
  app.addHook('onClose', async () => void order.push('closed'));
  origin = await app.listen({ host: '127.0.0.1', port: 0 });
});

test('a server that ends is not ready, finishes its requests, and only then closes its resources', async () => {
  const answer = fetch(`${origin}/slow`);
  await begun;
  expect(isShuttingDown()).toBe(false);
  const ended = app.close();
  while (!isShuttingDown()) await new Promise(setImmediate);
  finish();
  expect(await (await answer).json()).toEqual({ isShuttingDown: true });
  expect((await answer).headers.get('connection')).toBe('close');
  await ended;
  expect(order).toEqual(['answered', 'closed']);
});

test('an unused connection does not delay a server that ends', async () => {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  await app.close();
  await closed;
  expect(order).toEqual(['closed']);
});
