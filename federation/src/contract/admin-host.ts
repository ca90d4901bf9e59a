import { createContext, use } from 'react';
import type { RouteObject } from 'react-router';
import type { MenuContributor } from './arrange-menu';
import type { RemoteAdmin } from './define-admin';

/** The outcome of loading one remote's `./admin`: the module, or the error. */
export type ContributedAdmin<Store> =
  | { readonly remote: string; readonly title: string; readonly admin: RemoteAdmin<Store> }
  | { readonly remote: string; readonly title: string; readonly error: Error };

/** Loads the admin exposes of every live remote but the admin remote; the failure of one does not affect the others. */
export type LoadAdmins = () => Promise<readonly ContributedAdmin<never>[]>;

/**
 * Adds routes to the router below a route of the admin remote, by that route's `id`. Existing routes do not change. The
 * router picks them up with its next navigation or revalidation.
 */
export type AddRoutes = (parent: string, routes: readonly RouteObject[]) => void;

/** The host's interface for the admin remote. */
export interface AdminHost {
  readonly loadAdmins: LoadAdmins;
  readonly addRoutes: AddRoutes;
  /** Address of the discovery document that the page was made from. */
  readonly discovery: string;
  /** The front ends that contribute menu entries: the live remotes and the shell. */
  readonly contributors: readonly MenuContributor[];
}

/** The host of a page without admin screens. */
export const NO_ADMIN_HOST: AdminHost = {
  loadAdmins: () => Promise.resolve([]),
  addRoutes: () => undefined,
  discovery: '',
  contributors: [],
};

const AdminHostContext = createContext(NO_ADMIN_HOST);

/** Provides the admin host to everything below. */
export const AdminHostProvider = AdminHostContext.Provider;

/** The host's loader of the other remotes' admin screens, for the admin remote. */
export function useLoadAdmins(): LoadAdmins {
  return use(AdminHostContext).loadAdmins;
}

/** The function with which the admin remote adds the other remotes' screens to the router. */
export function useAddRoutes(): AddRoutes {
  return use(AdminHostContext).addRoutes;
}

/** The address at which the admin remote reads the live versions. */
export function useDiscoveryAddress(): string {
  return use(AdminHostContext).discovery;
}

/** The front ends that contribute menu entries, for the screen where the site's owner arranges them. */
export function useMenuContributors(): readonly MenuContributor[] {
  return use(AdminHostContext).contributors;
}
