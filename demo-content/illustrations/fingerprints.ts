import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The file with the fingerprints from which the stored files were made. */
export const FINGERPRINTS = path.join(__dirname, 'fingerprints.json');

/** The fingerprints of the stored files, by their paths. */
export const readFingerprints = (): Record<string, string> =>
  JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) as Record<string, string>;
