import type { SharedInstance } from './shared-instance';

type ModuleId = string | number;

/** The description of a consumed shared module in webpack's generated code. */
interface ConsumeData {
  readonly shareKey: string;
  readonly requiredVersion?: string | false;
}

/** The part of a build's runtime that this module uses: `__webpack_require__`. */
export interface BuildRuntime {
  /** The module factories. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** The module cache. */
  readonly c: Record<ModuleId, unknown>;
  /** The share scopes. */
  S: Readonly<Record<string, SharedInstance['scope']>>;
  readonly federation: {
    readonly initOptions: ConstructorParameters<typeof SharedInstance>[0];
    readonly instance?: SharedInstance;
  };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<ModuleId, ConsumeData>>;
    /** The shared modules that the first chunk consumes. */
    readonly initialConsumes?: readonly ModuleId[];
    /** The shared modules that each chunk consumes. */
    readonly chunkMapping?: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  };
}

interface ChunkStart {
  readonly webpackRequire: BuildRuntime;
  readonly chunkId: ModuleId;
  /** The promises that the chunk waits for. */
  readonly promises: unknown[];
  /** 0 once a shared module can be required. */
  readonly installedModules: Record<ModuleId, Promise<void> | 0>;
}

/** Installs a factory for a shared module; its error is thrown where the module is required. */
function install(build: BuildRuntime, id: ModuleId, make: () => unknown): void {
  build.m[id] = (module) => {
    delete build.c[id];
    module.exports = make();
  };
}

const dataOf = (build: BuildRuntime, id: ModuleId): ConsumeData => {
  const data = build.consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!data) throw new Error(`The build does not say what shared module ${id} is.`);
  return data;
};

const instanceOf = ({ federation: { instance } }: BuildRuntime): SharedInstance => {
  if (!instance) throw new Error('The federation runtime of this build has not been started.');
  return instance;
};

/** Loads the shared modules that a chunk consumes, before the chunk runs. */
export function consumes({ webpackRequire: build, chunkId, promises, installedModules }: ChunkStart): void {
  for (const id of build.consumesLoadingData.chunkMapping?.[chunkId] ?? []) {
    const known = installedModules[id];
    if (known === undefined) {
      const { shareKey, requiredVersion } = dataOf(build, id);
      installedModules[id] = instanceOf(build)
        .loadShare(shareKey, requiredVersion)
        .then(
          (factory) => {
            installedModules[id] = 0;
            install(build, id, factory);
          },
          (error: unknown) => {
            // The next chunk that consumes it retries.
            delete installedModules[id];
            install(build, id, () => {
              throw error;
            });
          },
        );
    }
    promises.push(installedModules[id]);
  }
}

/** Installs the shared modules that the first chunk consumes: they are in the same file. */
export function initialConsumes({ webpackRequire: build }: Pick<ChunkStart, 'webpackRequire'>): void {
  for (const id of build.consumesLoadingData.initialConsumes ?? []) {
    const { shareKey, requiredVersion } = dataOf(build, id);
    install(build, id, () => instanceOf(build).loadShareSync(shareKey, requiredVersion)());
  }
}
