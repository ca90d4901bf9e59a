import { publishFirst } from '../testing/publish-first';
import { remotePackage, shellPackage } from '../testing/packages';
import { promote } from '../traffic/promote';
import { createValidator, verify } from './verify';
import { temporaryStore } from '../testing/keys';

const ENV = 'production';
const inRoutes = (code: string): string => `exports.exposes = { './routes': { routes() { ${code} } } };`;

const messagesOf = async (server: string): Promise<string[]> => {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  await publishFirst(store, ENV, await remotePackage({ server }));
  return (await verify(store, ENV)).map(({ rule, message }) => `${rule}: ${message}`);
};

test.each([
  ['by an error that nobody waits for', inRoutes(`Promise.reject(new Error('stray'));`)],
  ['by leaking', inRoutes('const all = []; for (;;) all.push(new Array(1e7).fill(all.length));')],
])('a bundle that ends its process %s violates a rule, once', async (_how, server) => {
  expect(await messagesOf(server)).toEqual([
    expect.stringMatching(/^server-renders: careers .* ended the process that it ran in \(.+\)/),
  ]);
});

test.each([
  ['while it is rendered', inRoutes('process.exit(0);'), 'server-renders'],
  ['while it is evaluated', 'process.exit(0);', 'server-bundle'],
  ['by closing its channel', inRoutes('process.disconnect();'), 'server-renders'],
])('a bundle cannot end its process %s, and violates a rule', async (_how, server, rule) => {
  expect(await messagesOf(server)).toContainEqual(
    expect.stringMatching(new RegExp(`^${rule}: careers .* process\\.\\w+ is not a function`)),
  );
});

test('a loader that calls an address violates a rule, even if it catches the failure', async () => {
  const calls = inRoutes(`try { fetch('https://elsewhere.example/x'); } catch {} return [];`);
  expect(await messagesOf(calls)).toEqual([
    expect.stringMatching(/^server-renders: .*: \/careers calls .*elsewhere\.example\/x\. Read the API through/),
    expect.stringMatching(/^server-renders: .*: \/careers\/:id calls /),
  ]);
});

test('a page needs no chunk that its build does not have', async () => {
  const store = await temporaryStore();
  const shell = `exports.shared = { react: { useState() {} } };
exports.renderPage = () => ({ kind: 'page', rendered: 'server', chunks: { careers: ['expose-routes', 'jobs'] } });`;
  await publishFirst(store, ENV, await shellPackage({ server: shell }));
  await publishFirst(store, ENV, await remotePackage());
  expect((await verify(store, ENV)).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('needs the chunk jobs, which its build does not have.'),
  );
});

/** A version of the shell that attempts an access to Node.js's built-in modules while it is evaluated. */
const shellThat = (attempt: string): string => `${attempt}
exports.shared = { react: { useState() {} } };
exports.renderPage = () => ({ kind: 'page', rendered: 'server' });`;

test.each([
  ['ask for a module of Node.js', `require('node:fs');`, 'no server bundle gets'],
  ['find one among the globals', `globalThis.net.connect(9);`, `reading 'connect'`],
  ['call an address', `fetch('http://127.0.0.1:9/');`, 'fetch reaches nothing on the server: http://127.0.0.1:9/'],
  ['reach the program around it', `process.binding('fs');`, 'not a function'],
])('a bundle cannot %s', async (_what, attempt, reason) => {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage({ server: shellThat(attempt) }));
  expect(await verify(store, ENV)).toEqual([
    { rule: 'server-bundle', between: [], message: expect.stringContaining(reason) },
  ]);
});

test('a bundle that never finishes is aborted', async () => {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  await publishFirst(store, ENV, await remotePackage({ server: inRoutes('for (;;);') }));
  expect((await verify(store, ENV)).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /: \/careers computes for more than 2 seconds without a pause; look for a loop that does not end, or do the work in parts\.$/,
    ),
  ]);
});

test('a bundle has no access to the environment of the command', async () => {
  process.env['SECRET_OF_THE_COMMAND'] = 'x';
  const spies = inRoutes(
    'if (Object.keys(process.env).some((name) => /SECRET|PATH/.test(name))) throw new Error(String(Object.keys(process.env)));',
  );
  expect(await messagesOf(spies)).toEqual([]);
});

test('the live site is unchanged when a hostile version is refused', async () => {
  const store = await temporaryStore();
  await publishFirst(store, ENV, await shellPackage());
  const { version } = await publishFirst(store, ENV, await remotePackage());
  const hostile = await publishFirst(
    store,
    ENV,
    await remotePackage({ salt: 'x', server: inRoutes('process.exit(0);') }),
  );
  await expect(promote(store, ENV, 'careers', hostile.version, createValidator(store))).rejects.toThrow(
    'server-renders: ',
  );
  const live = (await store.read(ENV)).microFrontends['careers']?.find(({ deployment }) => deployment.default);
  expect(live?.metadata.version).toBe(version);
});
