import Fastify from 'fastify';
import { errorSummary, loggable } from './loggable';

it("logs Fastify's own errors", async () => {
  const app = Fastify({ pluginTimeout: 20 });
  app.addHook('onReady', () => new Promise<void>(() => undefined));
  const error: unknown = await app.ready().then(
    () => undefined,
    (failed: unknown) => failed,
  );
  expect(loggable(error)).toMatchObject({ errorCode: expect.stringMatching(/TIMEOUT/) });
  expect(errorSummary(error)).toMatch(/time|took/i);
});

it('logs only the type of a thrown value that is not an error', () => {
  expect(loggable('asha.rao@tridhara.example')).toEqual({
    type: 'string',
    message: 'A value that is not an error was thrown',
    stack: '',
  });
});
