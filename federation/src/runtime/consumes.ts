import type { SharedInstance } from './shared-instance';

type ModuleId = string | number;

/** What webpack's generated code says about a shared module that a build takes. */
interface ConsumeData {
  readonly shareKey: string;
  readonly requiredVersion?: string | false;
}

/** What webpack leaves in a build's runtime for us: `__webpack_require__`. */
export interface BuildRuntime {
  /** How modules are made. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Modules that have been made. */
  readonly c: Record<ModuleId, unknown>;
  /** What is shared, by scope. */
  S: Readonly<Record<string, SharedInstance['scope']>>;
  readonly federation: {
    readonly initOptions: ConstructorParameters<typeof SharedInstance>[0];
    readonly instance?: SharedInstance;
  };
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<ModuleId, ConsumeData>>;
    /** Shared modules that the first chunk takes. */
    readonly initialConsumes?: readonly ModuleId[];
    /** Shared modules that each chunk takes. */
    readonly chunkMapping?: Readonly<Record<ModuleId, readonly ModuleId[]>>;
  };
}

interface ChunkStart {
  readonly webpackRequire: BuildRuntime;
  readonly chunkId: ModuleId;
  /** What the chunk waits for. */
  readonly promises: unknown[];
  /** 0 once a shared module can be made. */
  readonly installedModules: Record<ModuleId, Promise<void> | 0>;
}

/** Lets a shared module be made by whoever requires it; a failure is thrown there. */
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

/** Brings the shared modules that a chunk takes, before the chunk runs. */
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
            // The next chunk that takes it tries again.
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

/** Lets the first chunk require the shared modules that it takes: they are in the same file. */
export function initialConsumes({ webpackRequire: build }: Pick<ChunkStart, 'webpackRequire'>): void {
  for (const id of build.consumesLoadingData.initialConsumes ?? []) {
    const { shareKey, requiredVersion } = dataOf(build, id);
    install(build, id, () => instanceOf(build).loadShareSync(shareKey, requiredVersion)());
  }
}
