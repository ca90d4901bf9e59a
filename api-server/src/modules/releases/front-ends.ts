import type { FieldError, NamedVersions, ReleaseFrontEnd } from 'api-client';
import { unavailable } from '../../errors/failures';
import type { Services } from '../../services';
import { discoveryAddress } from '../delivery/read-discovery';
import { readVersions } from '../delivery/discovered-versions';

/** The live version of each front end; a canary is not. */
export type LiveVersions = ReadonlyMap<string, string>;

/** Reads the live versions from the site's server, which verifies their signatures. @throws 503 when it does not answer */
export async function readLiveVersions({ config }: Pick<Services, 'config'>): Promise<LiveVersions> {
  try {
    const versions = await readVersions(discoveryAddress(config));
    const live = versions.filter(({ isDefault, isRevoked }) => isDefault && !isRevoked);
    return new Map(live.map(({ remote, version }) => [remote, version]));
  } catch (error) {
    throw unavailable('The live versions of the front ends could not be read. Try again in a minute.', error);
  }
}

/** The named versions of a release, each with the live one; with none of them when these could not be read. */
export const withLive = (named: NamedVersions, live: LiveVersions | undefined): ReleaseFrontEnd[] =>
  named.map(({ remote, version }) => ({
    ...{ remote, version, live: live?.get(remote) ?? null },
    isLive: live === undefined ? null : live.get(remote) === version,
  }));

/** The named versions that are not live, each with the reason and the remedy. */
export const missingVersions = (named: NamedVersions, live: LiveVersions): FieldError[] =>
  named.flatMap(({ remote, version }) => {
    const present = live.get(remote);
    if (present === version) return [];
    const instead = present === undefined ? `no version of ${remote} is` : `visitors have ${present}`;
    const message = `${remote} ${version} is not live: ${instead}. Promote ${version}, or remove it from the release`;
    return [{ path: `frontEnds/${remote}`, message }];
  });
