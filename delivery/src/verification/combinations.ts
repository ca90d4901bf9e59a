import { fits, isLive, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';

export interface LiveVersion {
  readonly name: string;
  readonly entry: DiscoveryEntry;
  /** Name and version, for messages. */
  readonly label: string;
}

export const labelled = (name: string, entry: DiscoveryEntry): LiveVersion => ({
  ...{ name, entry, label: `${name} ${entry.metadata.version}` },
});

/** Every version that visitors may get: all with traffic, and the defaults. */
export function liveVersions(document: DiscoveryDocument): LiveVersion[] {
  return Object.entries(document.microFrontends).flatMap(([name, entries]) =>
    entries.filter(isLive).map((entry) => labelled(name, entry)),
  );
}

/**
 * Every combination of a shell and a remote that can meet. Beside a carried version of the shell, a remote meets the
 * versions that it fits; one that fits none meets those that visitors get.
 */
export function shellAndRemote(live: readonly LiveVersion[]): (readonly [shell: LiveVersion, remote: LiveVersion])[] {
  const shells = live.filter(({ name }) => name === SHELL);
  const remotes = live.filter(({ name }) => name !== SHELL);
  const carried = shells.find(({ entry }) => entry.deployment.carried);
  const isCarried = (shell: LiveVersion): boolean => shell === carried && shell.entry.deployment.traffic === 0;
  const canMeet = (shell: LiveVersion, remote: LiveVersion): boolean =>
    !carried || fits(shell.entry, remote.entry) || !(isCarried(shell) || fits(carried.entry, remote.entry));
  return shells.flatMap((shell) =>
    remotes.filter((remote) => canMeet(shell, remote)).map((remote) => [shell, remote] as const),
  );
}

/** Every two remotes that can be on one page; versions of the same remote never are. */
export function remotePairs(live: readonly LiveVersion[]): (readonly [LiveVersion, LiveVersion])[] {
  const remotes = live.filter(({ name }) => name !== SHELL);
  return remotes.flatMap((one, i) =>
    remotes.slice(i + 1).flatMap((other) => (other.name === one.name ? [] : [[one, other] as const])),
  );
}
