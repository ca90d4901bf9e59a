import { isLive, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';

/** A change of traffic is refused; the message gives the reason and an alternative. */
export class TrafficRefused extends Error {
  override readonly name = 'TrafficRefused';
}

/** The entries of one front end. @throws TrafficRefused when it is not published */
export function entriesOf(document: DiscoveryDocument, name: string): readonly DiscoveryEntry[] {
  const entries = Object.hasOwn(document.microFrontends, name) ? document.microFrontends[name] : undefined;
  if (entries) return entries;
  const known = Object.keys(document.microFrontends).join(', ') || 'nothing';
  throw new TrafficRefused(`Nothing is published under the name "${name}". Published: ${known}.`);
}

/** One version of a front end; a prefix is enough if it is unique. @throws TrafficRefused */
export function versionOf(entries: readonly DiscoveryEntry[], name: string, version: string): DiscoveryEntry {
  const exact = entries.find(({ metadata }) => metadata.version === version);
  const begins = entries.filter(({ metadata }) => metadata.version.startsWith(version));
  const found = exact ?? (begins.length === 1 ? begins[0] : undefined);
  if (found) return found;
  const known = entries.map(({ metadata }) => metadata.version).join(', ');
  throw new TrafficRefused(
    `${name} ${version} is not ${begins.length > 1 ? 'a single version' : 'published'}. Published: ${known}.`,
  );
}

/** The hash of a version's files, the last part of its number. */
const contentOf = ({ metadata }: DiscoveryEntry): string => metadata.version.slice(metadata.version.lastIndexOf('-'));

/** @throws TrafficRefused when the version was revoked, or another one with the same bytes */
export function assertUsable(entry: DiscoveryEntry, name: string, entries: readonly DiscoveryEntry[]): void {
  const revoked = entries.find((other) => other.extras.revoked !== undefined && contentOf(other) === contentOf(entry));
  if (!revoked) return;
  const same = revoked === entry ? '' : ` has the same bytes as ${revoked.metadata.version}, which`;
  throw new TrafficRefused(
    `${name} ${entry.metadata.version}${same} was revoked: ${revoked.extras.revoked} Publish a new version.`,
  );
}

/**
 * Sets an entry's traffic, and records the time at which it lost its visitors.
 *
 * @param carried whether remotes may run on it although it is not the default
 */
export function withDeployment(
  entry: DiscoveryEntry,
  traffic: number,
  isDefault: boolean,
  now: string,
  carried = !isDefault && entry.deployment.carried === true,
): DiscoveryEntry {
  const { deployment } = entry;
  const isSame =
    traffic === deployment.traffic && isDefault === deployment.default && carried === (deployment.carried === true);
  if (isSame) return entry;
  const { inactiveSince, rollout: _ended, ...rest } = entry.extras;
  const extras = { ...rest, assigned: { at: now } };
  const next = { traffic, default: isDefault, ...(carried && { carried }) };
  const since = isLive({ deployment: next }) ? undefined : isLive(entry) ? now : inactiveSince;
  return {
    ...entry,
    extras: since === undefined ? extras : { ...extras, inactiveSince: since },
    deployment: next,
  };
}

/** A version that must no longer be used: neither visitors nor remotes get it. */
export function withRevoked(entry: DiscoveryEntry, reason: string): DiscoveryEntry {
  const left = withDeployment(entry, 0, false, new Date().toISOString(), false);
  return { ...left, extras: { ...left.extras, revoked: reason } };
}

/** The document with one front end's entries replaced. */
export function withEntries(
  document: DiscoveryDocument,
  name: string,
  entries: readonly DiscoveryEntry[],
): DiscoveryDocument {
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [...entries] } };
}

/**
 * Gives one version all the traffic and makes it the default. The version that a carried one replaces is carried in its
 * place.
 */
export function allTrafficTo(entries: readonly DiscoveryEntry[], chosen: DiscoveryEntry): DiscoveryEntry[] {
  const now = new Date().toISOString();
  return entries.map((entry) => {
    if (entry === chosen) return withDeployment(entry, 100, true, now);
    const isReplaced = entry.deployment.default && chosen.deployment.carried === true;
    return withDeployment(entry, 0, false, now, isReplaced || entry.deployment.carried === true);
  });
}

export const defaultOf = (entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined =>
  entries.find(({ deployment }) => deployment.default);

/** The version with a part of the traffic besides the default, if any. */
export const canaryOf = (entries: readonly DiscoveryEntry[]): DiscoveryEntry | undefined =>
  entries.find(({ deployment }) => !deployment.default && deployment.traffic > 0);
