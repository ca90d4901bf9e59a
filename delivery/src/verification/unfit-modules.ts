import { isLive, SHELL, type DiscoveryDocument } from 'federation/discovery';
import { satisfies } from 'semver';
import { labelled, type LiveVersion } from './combinations';

/** A shared module that a shell provides in a version that a remote does not accept. */
export interface UnfitModule {
  readonly request: string;
  readonly range: string;
  readonly message: string;
}

/** The modules of a shell that do not fit a remote. */
export function unfitModules(shell: LiveVersion, remote: LiveVersion): UnfitModule[] {
  const { provides = {} } = shell.entry.extras;
  return Object.entries(remote.entry.extras.requires ?? {}).flatMap(([request, range]) => {
    const version = provides[request];
    if (version === undefined || satisfies(version, range)) return [];
    const message = `${remote.label} needs ${request} ${range}; ${shell.label} provides ${version}`;
    return [{ request, range, message }];
  });
}

/** A live remote that a waiting version of the shell would not fit. */
export interface Misfit {
  readonly shell: string;
  readonly remote: string;
  readonly version: string;
  readonly message: string;
}

/** The live remotes that each waiting version of the shell would not fit, so that their teams know it early. */
export function misfitsOf({ microFrontends }: DiscoveryDocument): Misfit[] {
  const { [SHELL]: shells = [], ...remotes } = microFrontends;
  const waiting = shells.filter(
    (entry) => !isLive(entry) && entry.extras.revoked === undefined && entry.extras.inactiveSince === undefined,
  );
  const live = Object.entries(remotes).flatMap(([name, entries]) =>
    entries.filter(isLive).map((entry) => labelled(name, entry)),
  );
  return waiting.flatMap((entry) =>
    live.flatMap((remote) =>
      unfitModules(labelled(SHELL, entry), remote).map(({ message }) => ({
        ...{ shell: entry.metadata.version, remote: remote.name, version: remote.entry.metadata.version, message },
      })),
    ),
  );
}
