import { satisfiesRange } from './satisfies-range';

/** Returns a shared module's exports; webpack calls it once per consumer. */
type Factory = () => unknown;

/** One version of a shared module, as registered by webpack's generated code. */
interface ProvidedModule {
  readonly version: string;
  readonly get: () => Factory | Promise<Factory>;
  /** Set once the module has been requested. */
  loaded?: Factory | Promise<Factory>;
}

type Provided = Readonly<Record<string, readonly ProvidedModule[]>>;

/** Module → version → provider. The host passes it unchanged to every container. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, ProvidedModule>>>>;

/** The description of a build in webpack's generated code. */
interface InstanceOptions {
  readonly name: string;
  readonly shared?: Provided;
}

/** A shared module is not provided, or not in a version that the consuming build accepts. */
export class SharedModuleError extends Error {
  override readonly name = 'SharedModuleError';
}

/**
 * Implements webpack's interface for shared modules with this site's only rule: the host provides every shared module
 * in one version, and a remote that needs another version does not run.
 */
export class SharedInstance {
  /** The modules that this build provides; in a remote, those of its host. */
  scope: ShareScope;
  private readonly name: string;

  constructor({ name, shared = {} }: InstanceOptions) {
    this.name = name;
    const byVersion = (modules: readonly ProvidedModule[]): Record<string, ProvidedModule> =>
      Object.fromEntries(modules.map((module) => [module.version, module]));
    this.scope = Object.fromEntries(Object.entries(shared).map(([key, modules]) => [key, byVersion(modules)]));
  }

  /** @throws SharedModuleError */
  async loadShare(key: string, requiredVersion?: string | false): Promise<Factory> {
    return this.factoryOf(this.find(key, requiredVersion));
  }

  /** @throws SharedModuleError also for a module that is not loaded yet */
  loadShareSync(key: string, requiredVersion?: string | false): Factory {
    const factory = this.factoryOf(this.find(key, requiredVersion));
    if (factory instanceof Promise) throw new SharedModuleError(`"${key}" is not loaded yet.`);
    return factory;
  }

  private factoryOf(module: ProvidedModule): Factory | Promise<Factory> {
    if (module.loaded) return module.loaded;
    const loaded = module.get();
    module.loaded = loaded;
    // After a failed load, the next consumer loads again.
    if (loaded instanceof Promise) loaded.catch(() => delete module.loaded);
    return loaded;
  }

  private find(key: string, requiredVersion: string | false | undefined): ProvidedModule {
    const versions = this.scope[key];
    if (!versions) throw new SharedModuleError(`${this.name} needs "${key}", which the host does not provide.`);
    const found = Object.values(versions).find(
      ({ version }) => !requiredVersion || satisfiesRange(version, requiredVersion),
    );
    if (found) return found;
    const offered = Object.keys(versions).join(', ');
    throw new SharedModuleError(`${this.name} needs "${key}" ${requiredVersion}; the host provides ${offered}.`);
  }
}
