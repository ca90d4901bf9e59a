import type { Store } from '../stores/store';
import type { DiscoveryDocument } from 'federation/discovery';
import type { Finding } from '../traffic/validator';
import { typesProcess } from './bundle-process';
import { liveVersions, shellAndRemote } from './combinations';
import { PublishedReader } from './published-reader';
import type { TypeProblem } from './types-task';

/** The name of the rule that holds the calls of live remotes against a release of the API. */
export const API_CALLS = 'api-calls';

/**
 * The calls of live remotes that a release of the API does not answer, or answers with other types: the code of each remote,
 * compiled against the client of that release.
 *
 * @param api the types of the API's client, as a release has them in `api/types.json`
 */
export async function apiFindings(store: Store, document: DiscoveryDocument, api: Buffer): Promise<Finding[]> {
  const reader = new PublishedReader(store, store.signing.trusted);
  const compared = new Set<string>();
  const findings: Finding[] = [];
  for (const [shell, remote] of shellAndRemote(liveVersions(document))) {
    if (compared.has(remote.label)) continue;
    compared.add(remote.label);
    const [{ types: ofShell }, { types: ofRemote }] = await Promise.all([
      reader.content(shell),
      reader.content(remote),
    ]);
    const add = (message: string): void => void findings.push({ rule: API_CALLS, message, between: [] });
    if (!ofShell || !ofRemote) {
      const untyped = ofShell ? remote : shell;
      add(
        `${untyped.label} was published without types, so the calls of ${remote.label} cannot be checked. Build it again.`,
      );
      continue;
    }
    try {
      const task = { kind: 'problems', shell: ofShell, remotes: [ofRemote], client: api } as const;
      const [problems = []] = await typesProcess.run<TypeProblem[][]>(task);
      for (const { use, host, places } of problems)
        add(`${remote.label} ${use}; this API ${host} (${places.join(', ')}).`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      add(`The calls of ${remote.label} cannot be compared with this API: ${reason}.`);
    }
  }
  return findings;
}
