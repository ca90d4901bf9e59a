import { existsSync } from 'node:fs';
import { readKeyFile } from '../signing/key-pair';
import { localSigning, localSigningForDryRun } from '../signing/local-keys';
import type { Signing } from '../signing/sign-change';
import { readTrustedKeys } from '../signing/trusted-keys';
import { trustedFileOf, type Settings } from './settings';

/**
 * The keys that a call trusts. Before the first change of a site in its own folder there are no keys.
 *
 * @param mayBeMissing for a call that creates the list of keys
 */
export async function trustedOf(settings: Settings, mayBeMissing = false): Promise<Pick<Signing, 'trusted'>> {
  const file = trustedFileOf(settings);
  const isNeeded = settings.trustedKeys !== undefined && !mayBeMissing;
  const isThere = file !== undefined && (isNeeded || existsSync(file));
  return { trusted: isThere ? await readTrustedKeys(file) : undefined };
}

/**
 * The keys of a change. A site in its own folder has its own key pair, created with the first change but not by a dry
 * run.
 */
export async function signingOf(
  settings: Settings,
  keyFile: string | undefined,
  { dryRun }: { readonly dryRun: boolean },
): Promise<Signing> {
  if (settings.isOwnStore && keyFile === undefined && settings.trustedKeys === undefined)
    return dryRun ? localSigningForDryRun(settings.siteDir) : localSigning(settings.siteDir);
  return { ...(await trustedOf(settings)), signer: keyFile === undefined ? undefined : await readKeyFile(keyFile) };
}
