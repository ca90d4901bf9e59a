/** One version of a shared module in a share scope; see `SharedInstance`. */
export interface Provided {
  readonly version: string;
  readonly get: () => Factory | Promise<Factory>;
  loaded?: Factory | Promise<Factory>;
}

type Factory = () => unknown;

/** Module → version → provider. */
export type ShareScope = Readonly<Record<string, Readonly<Record<string, Provided>>>>;

/** A shared module of the page. */
export async function moduleOf<Module>(page: ShareScope, request: string): Promise<Module> {
  const [provided] = Object.values(page[request] ?? {});
  if (!provided) throw new Error(`The page does not provide "${request}".`);
  const factory = await (provided.loaded ?? provided.get());
  return factory() as Module;
}

/** A shared module of this generation. */
export interface OwnModule {
  readonly version: string;
  readonly load: () => Promise<object>;
  /** Whether its styles are not in every page. */
  readonly isOnUse: boolean;
}

export type OwnModules = Readonly<Record<string, OwnModule>>;

/** The parts of `shared-store` that add to a store. */
type SharedStore = Pick<typeof import('shared-store'), 'siteApi' | 'injectSlice'>;

/** The store belongs to the page: calls and slices that remotes add to this generation's are added to the page's too. */
async function onStoreOf(page: ShareScope, own: SharedStore): Promise<object> {
  const { siteApi, injectSlice } = await moduleOf<SharedStore>(page, 'shared-store');
  const inject = own.siteApi.injectEndpoints.bind(own.siteApi);
  own.siteApi.injectEndpoints = (added) => {
    siteApi.injectEndpoints(added);
    return inject(added);
  };
  const injectBoth: typeof injectSlice = (slice) => {
    injectSlice(slice);
    return own.injectSlice(slice);
  };
  return { ...own, injectSlice: injectBoth };
}

/**
 * The share scope for remotes of this generation on a page of another one.
 *
 * @param onUsed called with the request of each module that is loaded
 */
export function scopeOn(page: ShareScope, modules: OwnModules, onUsed: (request: string) => void): ShareScope {
  const loaded = async (request: string, { load, isOnUse }: OwnModule): Promise<object> => {
    onUsed(request);
    // The names of classes are the same in both generations; the page's module brings the styles.
    if (isOnUse) await moduleOf(page, request).catch(() => undefined);
    const own = await load();
    return request === 'shared-store' ? onStoreOf(page, own as SharedStore) : own;
  };
  return Object.fromEntries(
    Object.entries(modules).map(([request, module]) => {
      const get = (): Promise<Factory> => loaded(request, module).then((found) => () => found);
      return [request, { [module.version]: { version: module.version, get } }];
    }),
  );
}
