import { existsSync } from 'node:fs';
import { readKeyFile } from '../signing/key-pair';
import { localSigning, localTrustedKeysFile } from '../signing/local-keys';
import type { Signing } from '../signing/sign-change';
import { readTrustedKeys } from '../signing/trusted-keys';
import type { Call } from './options';

/** Verbs that change nothing of the store: they take no key, and no right to write. */
const READING = new Set(['status', 'verify', 'nginx', 'key']);

export const isReading = ({ verb }: Call): boolean => READING.has(verb);

/** The file of the trusted keys that a call means; none for a store elsewhere, unless it is said. */
export const trustedFileOf = ({ trustedKeys, isOwnStore, siteDir }: Call): string | undefined =>
  trustedKeys ?? (isOwnStore ? localTrustedKeysFile(siteDir) : undefined);

/** What is done before an environment has a list of keys: a pair is made, and the first one is trusted. */
const beginsKeys = ({ verb, operands: [action] }: Call): boolean =>
  verb === 'key' && (action === 'create' || action === 'trust');

/** The keys of a call. A site in its own folder has its own, made with the first change. */
export async function signingOf(call: Call): Promise<Signing> {
  const reads = isReading(call);
  if (!reads && call.isOwnStore && call.keyFile === undefined && call.trustedKeys === undefined)
    return localSigning(call.siteDir);
  const file = trustedFileOf(call);
  // Before the first change of a site in its own folder there are none.
  const isAskedFor = call.trustedKeys !== undefined && !beginsKeys(call);
  const isThere = file !== undefined && (isAskedFor || existsSync(file));
  return {
    trusted: isThere ? await readTrustedKeys(file) : undefined,
    signer: reads || call.keyFile === undefined ? undefined : await readKeyFile(call.keyFile),
  };
}
