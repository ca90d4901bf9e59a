import { gzipSync } from 'node:zlib';

/** How many bytes a file has as it travels. */
export const gzipSize = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length;
