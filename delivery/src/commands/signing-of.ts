import { existsSync } from 'node:fs';
import { readKeyFile } from '../signing/key-pair';
import { localSigning, localSigningToTry } from '../signing/local-keys';
import type { Signing } from '../signing/sign-change';
import { readTrustedKeys } from '../signing/trusted-keys';
import { trustedFileOf, type Place } from './place';

/**
 * The keys that a call trusts. Before the first change of a site in its own folder there are no keys.
 *
 * @param mayBeMissing for a call that creates the list of keys
 */
export async function trustedOf(place: Place, mayBeMissing = false): Promise<Pick<Signing, 'trusted'>> {
  const file = trustedFileOf(place);
  const isNeeded = place.trustedKeys !== undefined && !mayBeMissing;
  const isThere = file !== undefined && (isNeeded || existsSync(file));
  return { trusted: isThere ? await readTrustedKeys(file) : undefined };
}

/**
 * The keys of a change. A site in its own folder has its own key pair, created with the first change but not by a dry
 * run.
 */
export async function signingOf(
  place: Place,
  keyFile: string | undefined,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Signing> {
  if (place.isOwnStore && keyFile === undefined && place.trustedKeys === undefined)
    return dryRun ? localSigningToTry(place.siteDir) : localSigning(place.siteDir);
  return { ...(await trustedOf(place)), signer: keyFile === undefined ? undefined : await readKeyFile(keyFile) };
}
