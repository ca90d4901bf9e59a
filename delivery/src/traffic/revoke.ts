import type { DiscoveryDocument } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { Store } from '../stores/store';
import { defaultOf, entriesOf, TrafficRefused, versionOf, withDeployment, withEntries, withRevoked } from './traffic';

/**
 * Revokes a published version, whether visitors get it or not: a canary is withdrawn, open tabs that run it are
 * notified, and neither it nor the same bytes under another number can be promoted again.
 *
 * @param reason shown to visitors whose tab runs it
 * @throws TrafficRefused for the default, because visitors would have no version
 */
export function revoke(
  store: Store,
  environment: string,
  name: string,
  version: string,
  reason: string,
): Promise<DiscoveryDocument> {
  return changeDocument(store, environment, `revoke ${name} ${version}`, (document) => {
    const entries = entriesOf(document, name);
    const chosen = versionOf(entries, name, version);
    if (chosen.extras.revoked === reason) return undefined;
    if (chosen.deployment.default) {
      throw new TrafficRefused(
        `${name} ${chosen.metadata.version} is what visitors get. Go back and revoke it in one step: rollback ${name} --revoke "${reason}".`,
      );
    }
    const now = new Date().toISOString();
    const defaultEntry = defaultOf(entries);
    const given = chosen.deployment.traffic;
    return withEntries(
      document,
      name,
      entries.map((entry) => {
        if (entry === defaultEntry && given > 0) return withDeployment(entry, 100, true, now);
        return entry === chosen ? withRevoked(entry, reason) : entry;
      }),
    );
  });
}
