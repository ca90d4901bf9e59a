import { SharedInstance, SharedModuleError } from './shared-instance';

const react = { name: 'react' };

const host = (get = () => (): unknown => react): SharedInstance =>
  new SharedInstance({ name: 'site_shell', shared: { react: [{ version: '19.3.1', get }] } });

/** A remote's instance on the host's shared modules. */
function remoteOf(provider: SharedInstance): SharedInstance {
  const remote = new SharedInstance({ name: 'site_content' });
  remote.scope = provider.scope;
  return remote;
}

test("a remote gets the host's module", async () => {
  const provider = host();
  const factory = await remoteOf(provider).loadShare('react', '^19.3.0');
  expect(factory()).toBe(react);
  expect(provider.loadShareSync('react', '^19.3.1')()).toBe(react);
});

test('a module is loaded once, for all consumers', async () => {
  const get = jest.fn(() => Promise.resolve(() => react));
  const provider = host(get as never);
  await Promise.all([
    remoteOf(provider).loadShare('react', '^19.0.0'),
    remoteOf(provider).loadShare('react', '^19.0.0'),
  ]);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a module that could not be loaded is loaded again', async () => {
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(() => react);
  const remote = remoteOf(host(get));
  await expect(remote.loadShare('react', '^19.0.0')).rejects.toThrow('offline');
  expect((await remote.loadShare('react', '^19.0.0'))()).toBe(react);
});

test('a version that the remote does not accept is refused, and the message names both versions', async () => {
  const loading = remoteOf(host()).loadShare('react', '^20.0.0');
  await expect(loading).rejects.toThrow(SharedModuleError);
  await expect(loading).rejects.toThrow('site_content needs "react" ^20.0.0; the host provides 19.3.1.');
});

test('the error names a module that the host does not provide', async () => {
  await expect(remoteOf(host()).loadShare('moment', '^2.0.0')).rejects.toThrow(
    'site_content needs "moment", which the host does not provide.',
  );
});
