import { createContext, use } from 'react';
import type { RemoteAdmin } from './define-admin';

/** The outcome of loading one remote's `./admin`: the module, or why it is away. */
export type ContributedAdmin<Store> =
  | { readonly remote: string; readonly title: string; readonly admin: RemoteAdmin<Store> }
  | { readonly remote: string; readonly title: string; readonly error: Error };

/** Loads the admin exposes of every live remote but the asking one; each is guarded by itself. */
export type LoadAdmins = () => Promise<readonly ContributedAdmin<never>[]>;

const AdminHostContext = createContext<LoadAdmins>(() => Promise.resolve([]));

/** Supplies the host's loader of contributed admin screens to everything below. */
export const AdminHostProvider = AdminHostContext.Provider;

/** The host's loader of the other remotes' admin screens, for the admin remote. */
export function useLoadAdmins(): LoadAdmins {
  return use(AdminHostContext);
}
