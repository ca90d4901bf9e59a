import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where it is written down what the kept files were made from. */
export const FINGERPRINTS = path.join(__dirname, 'fingerprints.json');

/** The fingerprints of the kept files, by their paths. */
export const readFingerprints = (): Record<string, string> =>
  JSON.parse(readFileSync(FINGERPRINTS, 'utf8')) as Record<string, string>;
