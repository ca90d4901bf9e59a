import type { LiveRemote } from 'federation/browser';
import type { SiteData } from '../site-data';

/** Webpack's own: what this build provides to the remotes. */
declare const __webpack_share_scopes__: {
  readonly default: Readonly<Record<string, Readonly<Record<string, { readonly loaded?: unknown }>>>>;
};

/** A front end in this page. */
interface RunningFrontEnd {
  readonly name: string;
  readonly version: string;
  readonly entry: string;
  /** Whether its code has run in this page. */
  readonly loaded: boolean;
}

/** What this page is made of. */
export interface FederationState {
  /** Of the discovery document. */
  readonly revision: number;
  readonly host: { readonly name: 'shell'; readonly version: string };
  readonly remotes: readonly RunningFrontEnd[];
  /** What the host shares with the remotes. */
  readonly shared: readonly { readonly name: string; readonly version: string; readonly loaded: boolean }[];
}

/** Reads what runs in this page, in which versions, and what is shared. */
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

/** In the form in which the runtime of Module Federation leaves it, for its DevTools: who takes what from whom. */
function asRuntimeTells({ host, remotes, shared }: FederationState): Record<'moduleInfo' | '__SHARE__', object> {
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
 * Tells what runs in this page, and leaves it where the DevTools of Module Federation look for it: beside what they have
 * left there themselves, and as it is whenever they look.
 */
export function tellState(data: SiteData, remotes: readonly LiveRemote[]): FederationState {
  const now = (): FederationState => federationState(data, remotes);
  const read = (part: 'moduleInfo' | '__SHARE__'): PropertyDescriptor => ({
    get: () => asRuntimeTells(now())[part],
    enumerable: true,
    configurable: true,
  });
  const found = (globalThis.__FEDERATION__ ??= { __INSTANCES__: [] });
  Object.defineProperties(found, { moduleInfo: read('moduleInfo'), __SHARE__: read('__SHARE__') });
  return now();
}
