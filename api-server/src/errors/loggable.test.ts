import Fastify from 'fastify';
import { inOneLine, loggable } from './loggable';

it("says what an error of Fastify's own is", async () => {
  const app = Fastify({ pluginTimeout: 20 });
  app.addHook('onReady', () => new Promise<void>(() => undefined));
  const error: unknown = await app.ready().then(
    () => undefined,
    (failed: unknown) => failed,
  );
  expect(loggable(error)).toMatchObject({ errorCode: expect.stringMatching(/TIMEOUT/) });
  expect(inOneLine(error)).toMatch(/time|took/i);
});

it('says of something else only that it is no error', () => {
  expect(loggable('asha.rao@tridhara.example')).toEqual({
    type: 'string',
    message: 'Something that is no error was thrown',
    stack: '',
  });
});
