import whole from '@module-federation/webpack-bundler-runtime';
import type { BuildRuntime } from './consumes';
import createdRuntime from './host';
import type { SharedInstance } from './shared-instance';

interface BundlerRuntime {
  readonly init: (options: object) => SharedInstance;
  readonly initContainerEntry: (options: object) => unknown;
  readonly installInitialConsumes: (options: object) => unknown;
  readonly consumes: (options: object) => void;
}

const { bundlerRuntime } = createdRuntime as { readonly bundlerRuntime: BundlerRuntime };

const react = { name: 'react' };

type Get = () => (() => unknown) | Promise<() => unknown>;

/** A build that consumes react as its module 7, in chunk 1, as webpack's generated code starts it. */
function build(name: string, provides?: Get): BuildRuntime {
  const started = {
    ...{ m: {}, c: {}, S: {} },
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.0.0' } },
      initialConsumes: [7],
      chunkMapping: { 1: [7] },
    },
    federation: {
      initOptions: { name, shared: provides && { react: [{ version: '19.3.1', get: provides }] } },
      instance: undefined as SharedInstance | undefined,
    },
  };
  started.federation.instance = bundlerRuntime.init({ webpackRequire: started });
  return started;
}

/** A remote that its host has initialised. */
function remoteOf(host: BuildRuntime): BuildRuntime {
  const remote = build('site_content');
  bundlerRuntime.initContainerEntry({ webpackRequire: remote, shareScope: host.S['default'] });
  return remote;
}

function required({ m }: BuildRuntime): unknown {
  const module = { exports: undefined as unknown };
  m[7]?.(module);
  return module.exports;
}

async function loadChunk(remote: BuildRuntime, installedModules: object): Promise<void> {
  const promises: unknown[] = [];
  bundlerRuntime.consumes({ webpackRequire: remote, chunkId: 1, promises, installedModules });
  expect(promises).toHaveLength(1);
  await Promise.all(promises);
}

test('the host can require its provided modules at once', () => {
  const host = build('site_shell', () => () => react);
  bundlerRuntime.installInitialConsumes({ webpackRequire: host });
  expect(required(host)).toBe(react);
});

test("a remote's chunk has the host's module before it runs", async () => {
  const get = jest.fn(() => () => react);
  const remote = remoteOf(build('site_shell', get));
  const installed = {};
  await loadChunk(remote, installed);
  expect(required(remote)).toBe(react);
  await loadChunk(remote, installed);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a module that could not be loaded throws where it is required, and is loaded again for the next chunk', async () => {
  const get = jest.fn<Promise<() => unknown>, []>().mockRejectedValueOnce(new Error('offline'));
  const remote = remoteOf(
    build(
      'site_shell',
      get.mockResolvedValue(() => react),
    ),
  );
  const installed = {};
  await loadChunk(remote, installed);
  expect(() => required(remote)).toThrow('offline');
  await loadChunk(remote, installed);
  expect(required(remote)).toBe(react);
});

// Webpack's generated code calls these parts of the federation plugin's runtime, which this runtime replaces.
test('this runtime has every part that a build without its own remotes calls', () => {
  // After an upgrade, check whether generated code calls a new part.
  expect(Object.keys(whole.bundlerRuntime ?? {}).sort()).toEqual(
    [...Object.keys(bundlerRuntime), 'S', 'getSharedFallbackGetter', 'remotes'].sort(),
  );
});
