import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { isPrivateFile } from 'federation/naming';
import type { PublishedFile } from './build-folder';

const brotli = promisify(brotliCompress);
const unBrotli = promisify(brotliDecompress);
const gz = promisify(gzip);
const unGz = promisify(gunzip);

/**
 * The best quality of Brotli, in blocks of 128 kB: with blocks of the size that it chooses, another number in the code
 * can make the shell's first script 200 bytes larger.
 */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGBLOCK]: 17 };

const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/**
 * The compressed files to publish beside a file, named as servers look for them; empty for files that only a server
 * reads.
 */
export async function compressedFilesOf({ name, bytes }: PublishedFile): Promise<PublishedFile[]> {
  if (!COMPRESSIBLE.test(name) || name.startsWith('server/') || isPrivateFile(name)) return [];
  const [br, zip] = await Promise.all([brotli(bytes, { params: BROTLI }), gz(bytes, { level: 9 })]);
  return [
    { name: `${name}.br`, bytes: br },
    { name: `${name}.gz`, bytes: zip },
  ];
}

/**
 * Whether a published file has the same content as the one to publish; another version of zlib compresses differently.
 */
export async function hasSameContent(name: string, present: Buffer, wanted: Buffer): Promise<boolean> {
  if (present.equals(wanted)) return true;
  if (!isCompressed(name)) return false;
  const [presentContent, wantedContent] = await Promise.all([unpacked(name, present), unpacked(name, wanted)]);
  return presentContent !== undefined && wantedContent !== undefined && presentContent.equals(wantedContent);
}

/** Whether a file is the compressed variant of another. */
export const isCompressed = (name: string): boolean => /\.(br|gz)$/.test(name);

/** The unpacked content of a compressed file; undefined when it cannot be unpacked. */
export const unpacked = (name: string, bytes: Buffer): Promise<Buffer | undefined> =>
  (name.endsWith('.br') ? unBrotli : unGz)(bytes).catch(() => undefined);
