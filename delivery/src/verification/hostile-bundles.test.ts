import { publish } from '../publication/publish';
import { remotePackage, shellPackage } from '../testing/packages';
import { promote } from '../traffic/promote';
import { BundleProcess } from './bundle-process';
import { createValidator, verify } from './verify';
import { temporaryStore } from '../testing/keys';

const ENV = 'production';
const inRoutes = (code: string): string => `exports.exposes = { './routes': { routes() { ${code} } } };`;

const messagesOf = async (server: string): Promise<string[]> => {
  const store = await temporaryStore();
  await publish(store, ENV, await shellPackage());
  await publish(store, ENV, await remotePackage({ server }));
  return (await verify(store, ENV)).map(({ rule, message }) => `${rule}: ${message}`);
};

test.each([
  ['while it is rendered', inRoutes('process.exit(0);'), 'server-renders'],
  ['while it is evaluated', 'process.exit(0);', 'server-bundle'],
  ['by an error that nobody waits for', inRoutes(`Promise.reject(new Error('stray'));`), 'server-renders'],
  ['by closing its channel', inRoutes('process.disconnect();'), 'server-renders'],
  ['by leaking', inRoutes('const all = []; for (;;) all.push(new Array(1e6).fill(all.length));'), 'server-renders'],
])('a bundle that ends its process %s breaks a rule, once', async (_how, server, rule) => {
  expect(await messagesOf(server)).toEqual([
    expect.stringMatching(new RegExp(`^${rule}: careers .* ended the process that it ran in \\(.+\\)`)),
  ]);
});

test('a bundle that never comes to an end is given up', async () => {
  const bundles = new BundleProcess(3_000);
  const loops = { folder: '/r/shell/1/', code: Buffer.from('for (;;);') };
  await expect(bundles.run({ kind: 'shared-names', shell: loops })).rejects.toThrow(
    'did not come to an end within 3 seconds',
  );
});

test('a bundle finds nothing of the environment of the command', async () => {
  process.env['SECRET_OF_THE_COMMAND'] = 'x';
  const spies = inRoutes(
    'if (Object.keys(process.env).some((name) => /SECRET|PATH/.test(name))) throw new Error(String(Object.keys(process.env)));',
  );
  expect(await messagesOf(spies)).toEqual([]);
});

test('what is live goes on when a hostile version is refused', async () => {
  const store = await temporaryStore();
  await publish(store, ENV, await shellPackage());
  const { version } = await publish(store, ENV, await remotePackage());
  const hostile = await publish(store, ENV, await remotePackage({ salt: 'x', server: inRoutes('process.exit(0);') }));
  await expect(promote(store, ENV, 'careers', hostile.version, createValidator(store))).rejects.toThrow(
    /server-renders: .*ended the process/,
  );
  const live = (await store.read(ENV)).microFrontends['careers']?.find(({ deployment }) => deployment.default);
  expect(live?.metadata.version).toBe(version);
});
