import type { LiveRemote } from 'federation/browser';
import type { RemoteManifest } from 'federation/contract';
import { containerNameOf } from 'federation/naming';

/** The version of a remote that is loaded from elsewhere. */
export const OVERRIDE_VERSION = 'override';

/**
 * A remote that an address requests from elsewhere, as its manifest describes it. Its file has no published hash.
 *
 * @param entry the address of its entry
 */
export function remoteFromElsewhere(
  entry: string,
  { name, title, exposes, routes, navigation, slots }: RemoteManifest,
): LiveRemote {
  return {
    ...{ name, title, exposes, routes, navigation, slots, entry },
    ...{ version: OVERRIDE_VERSION, integrity: '', container: containerNameOf(name) },
  };
}
