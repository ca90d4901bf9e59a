import { createContext, use } from 'react';
import type { RouteObject } from 'react-router';
import type { RemoteAdmin } from './define-admin';

/** The outcome of loading one remote's `./admin`: the module, or why it is away. */
export type ContributedAdmin<Store> =
  | { readonly remote: string; readonly title: string; readonly admin: RemoteAdmin<Store> }
  | { readonly remote: string; readonly title: string; readonly error: Error };

/** Loads the admin exposes of every live remote but the asking one; each is guarded by itself. */
export type LoadAdmins = () => Promise<readonly ContributedAdmin<never>[]>;

/**
 * Gives the router further routes below one of the admin remote's own, by that route's `id`. Those that it has already
 * are left as they are. The router learns of them with its next navigation or revalidation.
 */
export type AddRoutes = (parent: string, routes: readonly RouteObject[]) => void;

/** What the host gives the admin remote. */
export interface AdminHost {
  readonly loadAdmins: LoadAdmins;
  readonly addRoutes: AddRoutes;
  /** Address of the discovery document that the page was made from. */
  readonly discovery: string;
}

/** The host of a page that holds no admin screens. */
export const NO_ADMIN_HOST: AdminHost = {
  loadAdmins: () => Promise.resolve([]),
  addRoutes: () => undefined,
  discovery: '',
};

const AdminHostContext = createContext(NO_ADMIN_HOST);

/** Supplies what the host gives the admin remote to everything below. */
export const AdminHostProvider = AdminHostContext.Provider;

/** The host's loader of the other remotes' admin screens, for the admin remote. */
export function useLoadAdmins(): LoadAdmins {
  return use(AdminHostContext).loadAdmins;
}

/** How the admin remote gives the router the other remotes' screens. */
export function useAddRoutes(): AddRoutes {
  return use(AdminHostContext).addRoutes;
}

/** The address at which the admin remote reads which versions are live. */
export function useDiscoveryAddress(): string {
  return use(AdminHostContext).discovery;
}
