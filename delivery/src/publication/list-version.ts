import { hasLive, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { changeDocument } from '../document/change-document';
import type { TrustedKeys } from '../signing/trusted-keys';
import { publicationRefusal } from '../signing/verified-document';
import type { Store } from '../stores/store';
import { allTrafficTo } from '../traffic/traffic';
import { RulesBroken, type Finding, type Validator } from '../traffic/validator';

interface Listing {
  readonly document: DiscoveryDocument;
  /** Whether the version was not in the document before. */
  readonly added: boolean;
  /** Why the live versions of other front ends keep it from being promoted now. */
  readonly incompatible: readonly Finding[];
}

/**
 * Adds a version to the document with no traffic. The history stores `what`, a few words about the change.
 *
 * @param validator checks the site as it would be with this version
 * @throws RulesBroken when the version alone breaks a rule, so that it could never be promoted
 */
export async function listVersion(
  store: Store,
  environment: string,
  what: string,
  entry: DiscoveryEntry,
  validator?: Validator,
): Promise<Listing> {
  let incompatible: readonly Finding[] = [];
  let added = false;
  const document = await changeDocument(store, environment, what, async (current) => {
    const { name } = entry.extras.manifest;
    const next = withEntry(current, name, entry, store.signing.trusted);
    added = next?.microFrontends[name]?.length !== current.microFrontends[name]?.length && next !== undefined;
    if (next && validator) incompatible = await incompatibilities(validator, current, next, entry);
    return next;
  });
  return { document, added, incompatible };
}

/** The rules that a version can keep later without a change, because another front end changes. */
const OF_OTHERS: readonly string[] = [
  ...['unique-names', 'routes-unique', 'slots-placed', 'slot-inputs', 'contract-version'],
  ...['shared-offered', 'shared-version', 'shared-names', 'shared-types', 'remote-tests', 'screens-fit'],
];

/** @throws RulesBroken with the problems of the version alone */
async function incompatibilities(
  validator: Validator,
  current: DiscoveryDocument,
  listed: DiscoveryDocument,
  { extras: { manifest }, metadata }: DiscoveryEntry,
): Promise<readonly Finding[]> {
  const promoted = withLive(listed, manifest.name, metadata.version);
  const findings = await validator(withAllLive(promoted), withAllLive(current));
  // A version that lacks a shared module cannot be rendered either.
  const waits = findings.some(({ rule }) => OF_OTHERS.includes(rule));
  const own = findings.filter(({ rule, between }) => !OF_OTHERS.includes(rule) && (between.length === 0 || !waits));
  if (own.length > 0) throw new RulesBroken(own);
  return findings;
}

function withLive(document: DiscoveryDocument, name: string, version?: string): DiscoveryDocument {
  const entries = document.microFrontends[name] ?? [];
  const chosen = entries.findLast(({ metadata }) => version === undefined || metadata.version === version);
  if (!chosen) return document;
  return { ...document, microFrontends: { ...document.microFrontends, [name]: allTrafficTo(entries, chosen) } };
}

/** The document in which the newest version of each front end that waits for its first promotion is live. */
function withAllLive(document: DiscoveryDocument): DiscoveryDocument {
  const waiting = Object.keys(document.microFrontends).filter((name) => !hasLive(document.microFrontends[name]));
  return waiting.reduce((next, name) => withLive(next, name), document);
}

function withEntry(
  document: DiscoveryDocument,
  name: string,
  entry: DiscoveryEntry,
  trusted: TrustedKeys | undefined,
): DiscoveryDocument | undefined {
  const present = document.microFrontends[name] ?? [];
  const same = present.find(({ metadata }) => metadata.version === entry.metadata.version);
  if (same) {
    if (!trusted || publicationRefusal(trusted, name, same) === undefined) return undefined;
    // The version has no valid signature of a trusted key; the bytes are the same, so the new signature replaces it.
    const signed = { ...entry, extras: { ...same.extras, ...entry.extras }, deployment: same.deployment };
    const replaced = present.map((other) => (other === same ? signed : other));
    return { ...document, microFrontends: { ...document.microFrontends, [name]: replaced } };
  }
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [...present, entry] } };
}
