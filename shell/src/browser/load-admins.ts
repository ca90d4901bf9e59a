import type { FederationHost, LiveRemote } from 'federation/browser';
import type { ContributedAdmin, LoadAdmins, RemoteAdmin } from 'federation/contract';

/** The expose with a remote's administration screens. */
const ADMIN = './admin';

/** Loads every remote's administration screens; one that fails shows its error in its own place. */
export function loadAdmins(remotes: readonly LiveRemote[], host: FederationHost): LoadAdmins {
  const load = async (remote: LiveRemote): Promise<ContributedAdmin<never>> => {
    const { name, title } = remote;
    try {
      return { remote: name, title, admin: await host.load<RemoteAdmin<never>>(name, ADMIN) };
    } catch (error) {
      return { remote: name, title, error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
  return () => Promise.all(remotes.filter(({ exposes }) => ADMIN in exposes).map(load));
}
