import { satisfiesRange } from './satisfies-range';

/** Gives a shared module's exports; webpack calls it once per consumer. */
type Factory = () => unknown;

/** How webpack's generated code announces one version of a shared module. */
interface ProvidedModule {
  readonly version: string;
  readonly scope: readonly string[];
  readonly get: () => Factory | Promise<Factory>;
  /** Set once the module has been asked for. */
  loaded?: Factory | Promise<Factory>;
}

type Provided = Readonly<Record<string, readonly ProvidedModule[]>>;

/** Module → version → who provides it. Handed from the host to every container as it is. */
type ShareScope = Record<string, Record<string, ProvidedModule>>;

interface ConsumeOptions {
  readonly customShareInfo: {
    readonly scope?: readonly string[];
    readonly shareConfig: { readonly requiredVersion?: string | false };
  };
}

/** What webpack's generated code says about the build it belongs to. */
interface InstanceOptions {
  readonly name: string;
  readonly shared?: Provided;
}

/** A shared module is not provided, or not in a version that the asking build accepts. */
export class SharedModuleError extends Error {
  override readonly name = 'SharedModuleError';
}

/**
 * What webpack's generated code asks about shared modules, answered for this site's one rule: the host provides every
 * shared module, in one version, and a remote that needs another one does not run.
 */
export class SharedInstance {
  readonly shareScopeMap: Record<string, ShareScope> = {};
  readonly name: string;

  constructor(readonly options: InstanceOptions) {
    this.name = options.name;
    this.registerShared(options.shared ?? {});
  }

  registerShared(shared: Provided): void {
    for (const [key, modules] of Object.entries(shared)) {
      for (const module of modules) {
        for (const scope of module.scope) {
          const versions = ((this.shareScopeMap[scope] ??= {})[key] ??= {});
          versions[module.version] ??= module;
        }
      }
    }
  }

  /** Takes over the scope of whoever loads this container. */
  initShareScopeMap(key: string, scope: ShareScope): void {
    this.shareScopeMap[key] = scope;
  }

  /** Everything there is to know came with the constructor and with the scope. */
  initOptions(): void {}

  /** No remote provides anything, so nobody has to be asked. */
  initializeSharing(): readonly Promise<unknown>[] {
    return [];
  }

  /** @throws SharedModuleError */
  async loadShare(key: string, options: ConsumeOptions): Promise<Factory> {
    return this.factoryOf(this.find(key, options));
  }

  /** @throws SharedModuleError also for a module that is not there yet */
  loadShareSync(key: string, options: ConsumeOptions): Factory {
    const factory = this.factoryOf(this.find(key, options));
    if (factory instanceof Promise) throw new SharedModuleError(`"${key}" is not loaded yet.`);
    return factory;
  }

  private factoryOf(module: ProvidedModule): Factory | Promise<Factory> {
    if (module.loaded) return module.loaded;
    const loaded = module.get();
    module.loaded = loaded;
    // A lost connection must not stay lost: the next one who asks loads again.
    if (loaded instanceof Promise) loaded.catch(() => delete module.loaded);
    return loaded;
  }

  private find(key: string, { customShareInfo: { scope, shareConfig } }: ConsumeOptions): ProvidedModule {
    const versions = this.shareScopeMap[scope?.[0] ?? 'default']?.[key];
    if (!versions) throw new SharedModuleError(`${this.name} needs "${key}", which the host does not provide.`);
    const { requiredVersion } = shareConfig;
    const found = Object.values(versions).find(
      ({ version }) => !requiredVersion || satisfiesRange(version, requiredVersion),
    );
    if (found) return found;
    const offered = Object.keys(versions).join(', ');
    throw new SharedModuleError(`${this.name} needs "${key}" ${requiredVersion}; the host provides ${offered}.`);
  }
}
