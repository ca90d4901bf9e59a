import { brotliCompressSync, constants } from 'node:zlib';

/** The size of a text on the wire in bytes: with the Brotli quality of published files. */
export const wireSize = (bytes: Buffer): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length;
