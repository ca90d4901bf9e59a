import { createHash } from 'node:crypto';

const hash = (algorithm: string, bytes: Uint8Array): string =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** The subresource integrity hash of a published file. */
export const integrityOf = (bytes: Uint8Array): string => hash('sha256', bytes);

/** Whether a file has the published bytes, by any of the algorithms that browsers accept. */
export function isIntact(bytes: Uint8Array, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return ['sha256', 'sha384', 'sha512'].includes(algorithm) && hash(algorithm, bytes) === integrity;
}
