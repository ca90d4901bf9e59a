import { gzipSync } from 'node:zlib';

/** The size of a file on the wire, in bytes. */
export const gzipSize = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;
