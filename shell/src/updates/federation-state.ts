import type { LiveRemote } from 'federation/browser';
import type { SiteData } from '../site-data';

/** Webpack's share scopes: the modules that this build provides to the remotes. */
declare const __webpack_share_scopes__: {
  readonly default: Readonly<Record<string, Readonly<Record<string, { readonly loaded?: unknown }>>>>;
};

interface RunningFrontEnd {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  /** Whether its code has run on this page. */
  readonly loaded: boolean;
}

export interface FederationState {
  /** The revision of the discovery document. */
  readonly revision: number;
  readonly host: { readonly name: 'shell'; readonly version: string };
  readonly remotes: readonly RunningFrontEnd[];
  /** The modules that the host shares with the remotes. */
  readonly shared: readonly { readonly name: string; readonly version: string; readonly loaded: boolean }[];
}

function federationState(data: SiteData, remotes: readonly LiveRemote[]): FederationState {
  return {
    revision: data.revision,
    host: { name: 'shell', version: data.shell },
    remotes: remotes.map(({ name, version, entry, container }) => ({
      ...{ name, version, entry },
      loaded: container in globalThis,
    })),
    shared: Object.entries(__webpack_share_scopes__.default).flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { loaded }]) => ({ name, version, loaded: Boolean(loaded) })),
    ),
  };
}

/** The state in the format of the Module Federation runtime, for its DevTools: which front end uses which module. */
function asRuntimeState({ host, remotes, shared }: FederationState): Record<'moduleInfo' | '__SHARE__', object> {
  const remotesInfo = Object.fromEntries(remotes.map(({ name, entry }) => [name, { matchedVersion: entry }]));
  const taken = shared.map(({ name, version }) => ({ sharedName: name, version, assets: {} }));
  const snapshots = remotes.map(({ name, version, entry }) => [
    `${name}:${entry}`,
    { version, remoteEntry: entry, remotesInfo: {}, shared: taken, modules: [] },
  ]);
  const useIn = [host, ...remotes].map(({ name }) => name);
  const provided = Object.fromEntries(
    shared.map(({ name, version, loaded }) => [name, { [version]: { version, loaded, from: host.name, useIn } }]),
  );
  return {
    moduleInfo: {
      [host.name]: { version: host.version, remoteEntry: '', remotesInfo, shared: taken, modules: [] },
      ...Object.fromEntries(snapshots),
    },
    __SHARE__: { [`${host.name}:${host.version}`]: { default: provided } },
  };
}

declare global {
  /** Read by the DevTools of Module Federation. */
  var __FEDERATION__: object | undefined;
}

/**
 * Returns the state of this page, and publishes it for the DevTools of Module Federation: beside their own data, and
 * read afresh on each access.
 */
export function publishState(data: SiteData, remotes: readonly LiveRemote[]): FederationState {
  const now = (): FederationState => federationState(data, remotes);
  const read = (part: 'moduleInfo' | '__SHARE__'): PropertyDescriptor => ({
    get: () => asRuntimeState(now())[part],
    enumerable: true,
    configurable: true,
  });
  const found = (globalThis.__FEDERATION__ ??= { __INSTANCES__: [] });
  Object.defineProperties(found, { moduleInfo: read('moduleInfo'), __SHARE__: read('__SHARE__') });
  return now();
}
