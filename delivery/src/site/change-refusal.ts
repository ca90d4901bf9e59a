import { hasLive, revisionOf, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { digestOf } from '../signing/canonical-json';
import {
  changeStatement,
  documentTag,
  isSameState,
  noteOf,
  retiredIn,
  retirementStatement,
  stateDigest,
} from '../signing/statements';
import type { TrustedKeys } from '../signing/trusted-keys';
import { publicationRefusal, trafficRefusal } from '../signing/verified-document';

interface Change {
  readonly trusted: TrustedKeys;
  readonly environment: string;
  /** The key that has signed the request. */
  readonly key: string;
  readonly current: DiscoveryDocument;
  readonly next: DiscoveryDocument;
}

type Entries = readonly DiscoveryEntry[];

/** Entries without what every change writes into the shell's. */
const ownOf = (entries: Entries): string =>
  digestOf(
    entries.map(({ extras, ...entry }) => {
      const { revision: _revision, retired: _retired, change: _change, ...own } = extras;
      return { ...entry, extras: own };
    }),
  );

/** Why the key may not make this change of one front end; undefined when it may. */
function frontEndRefusal({ trusted, environment, key, current, next }: Change, name: string): string | undefined {
  const before = current.microFrontends[name] ?? [];
  const after = next.microFrontends[name] ?? [];
  if (ownOf(before) === ownOf(after)) return undefined;
  const changesTraffic = !isSameState(name, before, after);
  const may = (right: 'publish' | 'traffic'): boolean => trusted.may(key, right, name);
  if (changesTraffic ? !may('traffic') : !may('publish') && !may('traffic'))
    return `The key "${trusted.nameOf(key)}" may not ${changesTraffic ? 'change the traffic of' : 'publish'} ${name}`;
  const known = new Set(before.map((entry) => digestOf(publishedPart(entry))));
  for (const entry of after) {
    if (known.has(digestOf(publishedPart(entry)))) continue;
    const refusal = publicationRefusal(trusted, name, entry);
    if (refusal !== undefined) return `${name} ${entry.metadata.version} is not valid: ${refusal}`;
  }
  if (!hasLive(after)) return undefined; // A retirement is signed separately.
  const signedHere = noteOf(after)?.revision === revisionOf(next) && noteOf(after)?.key === key;
  if (changesTraffic && !signedHere) return `The traffic of ${name} is not signed by this change`;
  const refusal = trafficRefusal(trusted, environment, name, next);
  return refusal === undefined || refusal === trafficRefusal(trusted, environment, name, current)
    ? undefined
    : `${name}: ${refusal}`;
}

/** The part of an entry that its publisher signs, and the signature. */
const publishedPart = ({ url, fallbackUrl, metadata, extras }: DiscoveryEntry): object => {
  const { traffic: _t, assigned: _a, rollout: _r, previous: _p, restoredFrom: _f, ...others } = extras;
  const {
    inactiveSince: _i,
    revoked: _v,
    revision: _n,
    change: _c,
    retired: _d,
    publishedBy: _b,
    ...published
  } = others;
  return { url, fallbackUrl, metadata, published };
};

/** Why the list of retired front ends may not change in this way; undefined when it may. */
function retirementRefusal({ trusted, environment, key, current, next }: Change): string | undefined {
  const before = retiredIn(current);
  const after = retiredIn(next);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after), ...Object.keys(current.microFrontends)])) {
    const note = after[name];
    if (!note) {
      const wasThere = hasLive(current.microFrontends[name]) || name in before;
      if (wasThere && !hasLive(next.microFrontends[name])) return `Nothing says that ${name} was retired`;
      continue;
    }
    if (digestOf(note) === digestOf(before[name] ?? null)) continue;
    const { text, digest } = retirementStatement(environment, name, note);
    const refusal = trusted.refusal(note, text, digest, 'traffic', name);
    if (refusal !== undefined || note.key !== key || note.revision !== revisionOf(next) || name === SHELL)
      return `The retirement of ${name} is not valid: ${refusal ?? 'it is not part of this change'}`;
  }
  return undefined;
}

/**
 * Why a key may not replace a discovery document with another one; undefined when it may. Every difference has to be
 * within the rights of the key and signed: another front end's versions, waiting ones too, stay as they are.
 */
export function changeRefusal(subject: Change): string | undefined {
  const { trusted, environment, key, current, next } = subject;
  const revision = revisionOf(next);
  if (revision !== revisionOf(current) + 1) return `Revision ${revision} does not follow ${revisionOf(current)}`;
  if (next.schema !== current.schema) return 'The schema of the document stays as it is';
  const change = next.microFrontends[SHELL]?.[0]?.extras.change;
  if (
    change?.key !== key ||
    change.previous !== documentTag(current) ||
    change.state !== stateDigest(next) ||
    !trusted.isSigned(change, changeStatement(environment, revision, change).text)
  )
    return 'The change is not signed by the key that sends it';
  const names = new Set([...Object.keys(current.microFrontends), ...Object.keys(next.microFrontends)]);
  for (const name of names) {
    const refusal = frontEndRefusal(subject, name);
    if (refusal !== undefined) return refusal;
  }
  return retirementRefusal(subject);
}
