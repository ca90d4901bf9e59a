import { revisionOf, SHELL, type DiscoveryDocument, type DiscoveryEntry, type Rollout } from 'federation/discovery';
import type { TrustedKeys } from '../signing/trusted-keys';
import { changedBy, publicationRefusal, publisherOf, trafficRefusal } from '../signing/verified-document';
import type { Store } from '../stores/store';
import { freezeOf, freezeText, type Freeze } from '../traffic/freeze';
import { generationsOf, generationsText } from '../verification/generations';
import { misfitsOf, type Misfit } from '../verification/unfit-modules';

/** One version as `status` shows it. */
export interface VersionStatus {
  readonly name: string;
  readonly version: string;
  readonly state: 'live' | 'canary' | 'carried' | 'waiting' | 'former' | 'revoked';
  readonly traffic: number;
  readonly publishedAt: string;
  /** The name of the key that published it; missing if no trusted key has. */
  readonly publishedBy?: string;
  /** Why it is not valid. */
  readonly refused?: string;
  readonly gitCommit?: string;
  /** The team that answers for it. */
  readonly owner?: string;
  /** The progress of a canary by steps, or why it was withdrawn. */
  readonly rollout?: Rollout;
}

export interface ChangeStatus {
  readonly revision: number;
  readonly what: string;
  /** The name of the key that signed it; missing if no known key has. */
  readonly by?: string;
  readonly at: string;
}

export interface Status {
  readonly environment: string;
  readonly revision: number;
  readonly versions: readonly VersionStatus[];
  /** Newest first. */
  readonly changes: readonly ChangeStatus[];
  /** Front ends whose traffic is not valid, with the reason. */
  readonly refused: Readonly<Record<string, string>>;
  /** Why no version gets more visitors for a time. */
  readonly freeze?: Freeze;
  /** The live remotes that waiting versions of the shell would not fit. */
  readonly misfits: readonly Misfit[];
  /** A sentence about the version of the shell that is carried, and the remotes that need it. */
  readonly carried?: string;
}

const SHOWN_CHANGES = 10;

/** The signature status of an entry, if the trusted keys are known. */
function signatureOf(
  trusted: TrustedKeys | undefined,
  name: string,
  entry: DiscoveryEntry,
): Pick<VersionStatus, 'publishedBy' | 'refused'> {
  const key = publisherOf(entry);
  if (!trusted) return { publishedBy: key && `key ${key}` };
  const refused = publicationRefusal(trusted, name, entry);
  return refused === undefined ? { publishedBy: key && trusted.nameOf(key) } : { refused };
}

function versionsOf(document: DiscoveryDocument, trusted: TrustedKeys | undefined): VersionStatus[] {
  return Object.entries(document.microFrontends).flatMap(([name, entries]) =>
    entries.map((entry) => {
      const { metadata, extras, deployment } = entry;
      return {
        name,
        version: metadata.version,
        state: deployment.default
          ? ('live' as const)
          : deployment.traffic > 0
            ? ('canary' as const)
            : deployment.carried
              ? ('carried' as const)
              : extras.revoked !== undefined
                ? ('revoked' as const)
                : extras.inactiveSince === undefined
                  ? ('waiting' as const)
                  : ('former' as const),
        traffic: deployment.traffic,
        publishedAt: extras.publishedAt,
        gitCommit: extras.gitCommit,
        owner: extras.manifest.owner,
        ...(extras.rollout && { rollout: extras.rollout }),
        ...signatureOf(trusted, name, entry),
      };
    }),
  );
}

function changeOf(
  document: DiscoveryDocument | undefined,
  environment: string,
  trusted: TrustedKeys | undefined,
): Omit<ChangeStatus, 'revision'> | undefined {
  const change = document?.microFrontends[SHELL]?.[0]?.extras.change;
  if (!document || !change) return undefined;
  const by = trusted ? changedBy(document, environment, trusted) : `key ${change.key}`;
  return { what: change.what, at: change.at, by };
}

/** The live versions of an environment, its other versions, and its latest changes. */
export async function statusOf(store: Store, environment: string): Promise<Status> {
  const { trusted } = store.signing;
  const document = await store.read(environment);
  const revision = revisionOf(document);
  const numbers = Array.from({ length: Math.min(SHOWN_CHANGES, revision) }, (_, i) => revision - i);
  const changes = await Promise.all(
    numbers.map(async (number) => {
      const change = changeOf(await store.revision(environment, number), environment, trusted);
      return change ? [{ revision: number, ...change }] : [];
    }),
  );
  const refused = Object.fromEntries(
    Object.keys(document.microFrontends).flatMap((name) => {
      const reason = trusted && trafficRefusal(trusted, environment, name, document);
      return reason === undefined ? [] : [[name, reason]];
    }),
  );
  const versions = versionsOf(document, trusted);
  const frozen = await freezeOf(store, environment);
  const generations = generationsOf(document);
  return {
    ...(generations && { carried: generationsText(generations) }),
    ...{ environment, revision, versions, changes: changes.flat(), refused, misfits: misfitsOf(document) },
    ...(frozen && { freeze: frozen }),
  };
}

function rolloutText({ step, steps, since, bake, withdrawn }: Rollout): string {
  if (withdrawn) return `withdrawn ${withdrawn.at.slice(0, 16).replace('T', ' ')}: ${withdrawn.why}`;
  const next = new Date(Date.parse(since) + bake).toISOString();
  return `step ${step + 1} of ${steps.length}; the next not before ${next.slice(0, 16).replace('T', ' ')}`;
}

export function statusText({
  environment,
  revision,
  versions,
  changes,
  refused,
  freeze,
  misfits,
  carried,
}: Status): string {
  if (versions.length === 0) return `Nothing is published in "${environment}" yet.`;
  const width = Math.max(...versions.map(({ name }) => name.length));
  const wide = Math.max(...versions.map(({ version }) => version.length));
  const rows = versions.map(
    ({ name, version, state, traffic, publishedAt, publishedBy, owner, refused: reason, rollout }) =>
      [
        `  ${name.padEnd(width)}  ${version.padEnd(wide)}  ${state.padEnd(7)}`,
        `${traffic} %`.padStart(7),
        `  published ${publishedAt.slice(0, 16).replace('T', ' ')}${publishedBy ? ` by ${publishedBy}` : ''}${owner ? `, ${owner}` : ''}${reason ? `; NOT VALID: ${reason}` : ''}`,
        rollout ? `\n      ${rolloutText(rollout)}` : '',
      ].join(''),
  );
  const log = changes.map(
    ({ revision: number, what, by, at }) =>
      `  ${number}  ${at.slice(0, 16).replace('T', ' ')}  ${by ?? '(no trusted key)'}  ${what}`,
  );
  const early = misfits.map(({ message }) => `  ${message}: that version of the shell cannot go live with it.`);
  const faults = Object.entries(refused).map(([name, reason]) => `  ${name} NOT VALID: ${reason}`);
  const frozen = freeze ? [`${freezeText(freeze)}.`] : [];
  return [
    `${environment}, revision ${revision}`,
    ...frozen,
    '',
    ...rows,
    ...faults,
    ...early,
    ...(carried === undefined ? [] : [`  ${carried}`]),
    '',
    'Last changes',
    ...log,
  ].join('\n');
}
