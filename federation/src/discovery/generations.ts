import { satisfiesRange } from '../runtime/satisfies-range';
import { hosts, SHELL, type DiscoveryDocument, type DiscoveryEntry } from './document';

/** Whether a version of the shell hosts a remote and provides every shared module that it requires. */
export function fits(shell: DiscoveryEntry, remote: DiscoveryEntry): boolean {
  const { provides = {} } = shell.extras;
  return (
    hosts(shell, remote) &&
    Object.entries(remote.extras.requires ?? {}).every(([request, range]) => {
      const version = provides[request];
      return version !== undefined && satisfiesRange(version, range);
    })
  );
}

/** The version of the shell that is carried beside the one that visitors get, if any. */
export const carriedShell = ({ microFrontends }: DiscoveryDocument): DiscoveryEntry | undefined =>
  microFrontends[SHELL]?.find(({ deployment }) => deployment.carried);

/** The other generation of a visit with a version of the shell: the carried version, or for that one the default. */
export function otherShell(document: DiscoveryDocument, shell: DiscoveryEntry): DiscoveryEntry | undefined {
  const carried = carriedShell(document);
  if (carried?.metadata.version !== shell.metadata.version) return carried;
  return document.microFrontends[SHELL]?.find(({ deployment }) => deployment.default);
}

/** The version of the shell that a remote runs on: that of the page, if the remote fits it or fits neither. */
export const shellFor = (
  remote: DiscoveryEntry,
  shell: DiscoveryEntry,
  other: DiscoveryEntry | undefined,
): DiscoveryEntry => (other && !fits(shell, remote) && fits(other, remote) ? other : shell);
