import { revisionOf, SHELL, type DiscoveryDocument } from 'federation/discovery';
import { z } from 'zod';
import type { Blobs } from '../stores/blobs';
import { KeyUnusable } from './key-pair';
import { KeyRefused, type Signing } from './sign-change';
import { changeStatement, stateDigest, timestampStatement } from './statements';
import type { TrustedKeys } from './trusted-keys';

const schema = z.object({ state: z.string(), at: z.iso.datetime(), key: z.string(), signature: z.string() });

/** A signed statement that an environment's state was the latest at a time. */
export type Timestamp = z.infer<typeof schema>;

const timestampKey = (environment: string): string => `env/${environment}/timestamp.json`;

/** Undefined when it cannot be parsed. */
export function parseTimestamp(bytes: Uint8Array): Timestamp | undefined {
  try {
    return schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  } catch {
    return undefined;
  }
}

/** Undefined when it is missing or cannot be parsed. */
export async function readTimestamp(blobs: Blobs, environment: string): Promise<Timestamp | undefined> {
  const blob = await blobs.get(timestampKey(environment));
  return blob && parseTimestamp(blob.bytes);
}

/**
 * Signs that a state is the latest now.
 *
 * @throws KeyUnusable, KeyRefused
 */
export function signTimestamp(
  { signer, trusted }: Signing,
  environment: string,
  document: DiscoveryDocument,
  now: Date,
): Timestamp {
  if (!signer || !trusted) throw new KeyUnusable('Time stamps are signed: name a key and the keys that are trusted.');
  if (!trusted.mayRefresh(signer.key))
    throw new KeyRefused('Your key may not refresh. "delivery key trust <name> <public key> --refresh" allows it.');
  const stamp = { state: stateDigest(document), at: now.toISOString() };
  return { ...stamp, key: signer.key, signature: signer.sign(timestampStatement(environment, stamp).text) };
}

/** Replaces an environment's timestamp. */
export async function writeTimestamp(blobs: Blobs, environment: string, timestamp: Timestamp): Promise<void> {
  const key = timestampKey(environment);
  const bytes = Buffer.from(JSON.stringify(timestamp));
  for (;;) {
    const present = await blobs.get(key);
    if (await blobs.replace(key, bytes, present?.tag)) return;
  }
}

/** How far the signer's clock may be ahead, in milliseconds: a time further ahead would never expire. */
const CLOCKS_DIFFER = 10 * 60_000;

/**
 * When a trusted key last signed that a document's state is the latest: by the change that created it, or by a later
 * timestamp. Undefined if no key has.
 */
export function stampedAt(
  document: DiscoveryDocument,
  environment: string,
  trusted: TrustedKeys,
  timestamp: Timestamp | undefined,
  now: number,
): Date | undefined {
  const state = stateDigest(document);
  const times: number[] = [];
  const change = document.microFrontends[SHELL]?.[0]?.extras.change;
  if (change?.state === state && trusted.mayRefresh(change.key)) {
    const { text } = changeStatement(environment, revisionOf(document), change);
    if (trusted.isSigned(change, text)) times.push(Date.parse(change.at));
  }
  if (timestamp?.state === state && trusted.mayRefresh(timestamp.key)) {
    if (trusted.isSigned(timestamp, timestampStatement(environment, timestamp).text))
      times.push(Date.parse(timestamp.at));
  }
  const passed = times.filter((time) => time <= now + CLOCKS_DIFFER);
  return passed.length > 0 ? new Date(Math.max(...passed)) : undefined;
}
