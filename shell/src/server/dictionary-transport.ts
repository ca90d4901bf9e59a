import type { FastifyInstance } from 'fastify';
import type { DiscoveryDocument } from 'federation/discovery';
import { integrityOf, isIntact } from 'federation/server';
import { LRUCache } from 'lru-cache';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { DiscoverySource } from './discovery-source';
import type { PublishedStore } from './published-store';

/** The headers of published files: a folder never changes. */
export const IMMUTABLE = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

type Compress = (bytes: Buffer, options: object, done: (error: Error | null, result: Buffer) => void) => void;
type Constants = Readonly<Record<`ZSTD_${string}`, number>>;

/** Node.js 20 has no Zstandard: there, files are sent whole. */
const { zstdCompress } = zlib as { readonly zstdCompress?: Compress };

const PUBLISHED = /^\/r\/([a-z\d-]+)\/([\w.-]+)\/([\w.-]+\.(js|css|woff2))$/;
const DICTIONARY = /^:([A-Za-z\d+/]{43}=):$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
};

/** The start of a `dcz` body: a skippable frame that contains the hash of the dictionary. */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);
/** The window contains the dictionary and the file; the largest one that every browser accepts. */
const WINDOW = 23;
const LEVEL = 9;

/** In bytes. */
const CACHE_SIZE = 8_000_000;

async function difference(dictionary: Buffer, hash: string, bytes: Buffer, compress: Compress): Promise<Buffer> {
  const { ZSTD_c_compressionLevel: level = 0, ZSTD_c_windowLog: window = 0 } = zlib.constants as unknown as Constants;
  const params = { [level]: LEVEL, [window]: WINDOW };
  return Buffer.concat([MAGIC, Buffer.from(hash, 'base64'), await promisify(compress)(bytes, { dictionary, params })]);
}

/** A published file, and the hash of the dictionary that the browser offers. */
interface TransportRequest {
  readonly address: string;
  readonly name: string;
  readonly file: string;
  readonly hash: string;
}

/** The folder of the listed version whose file has a hash; fonts are not listed, but their names change with them. */
function folderOf({ microFrontends }: DiscoveryDocument, name: string, file: string, integrity: string) {
  const entries = Object.hasOwn(microFrontends, name) ? microFrontends[name] : [];
  return entries?.find(({ extras }) => extras.integrity[file] === integrity)?.extras.folder;
}

/**
 * Sends a published file as its difference from an earlier version that the browser has (RFC 9842). Browsers offer
 * versions of the same file of the same front end.
 */
export function dictionaryTransport(app: FastifyInstance, store: PublishedStore, discovery: DiscoverySource): void {
  if (!zstdCompress) return;
  const read = async (file: string): Promise<Buffer | undefined> => {
    await store.ensureLocal(file.slice(1));
    return readFile(path.join(store.root, ...file.split('/'))).catch(() => undefined);
  };

  async function make({ address, name, file, hash }: TransportRequest): Promise<Buffer | undefined> {
    const bytes = await read(address);
    if (!bytes || !zstdCompress) return undefined;
    const integrity = `sha256-${hash}`;
    const folder = folderOf(await discovery.current(), name, file, integrity);
    const dictionary = integrityOf(bytes) === integrity ? bytes : folder && (await read(folder + file));
    if (!dictionary || !isIntact(dictionary, integrity)) return undefined;
    return difference(dictionary, hash, bytes, zstdCompress);
  }

  // Visitors who ask at the same time after a release wait for one computation.
  const differences = new LRUCache<string, Buffer, TransportRequest>({
    maxSize: CACHE_SIZE,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => make(context),
  });

  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    const [address = ''] = url.split('?');
    const [, name, , file, ending = ''] = PUBLISHED.exec(address) ?? [];
    if (name === undefined || file === undefined) return;
    void reply.headers({ 'use-as-dictionary': `match="/r/${name}/*/${file}"`, vary: 'available-dictionary' });
    const hash = DICTIONARY.exec(String(headers['available-dictionary']))?.[1];
    if (method !== 'GET' || hash === undefined || !/\bdcz\b/.test(String(headers['accept-encoding']))) return;
    const body = await differences.fetch(`${address} ${hash}`, { context: { address, name, file, hash } });
    if (!body) return;
    await reply
      .headers({
        ...{ 'content-encoding': 'dcz', 'content-type': TYPES[ending], vary: 'available-dictionary, accept-encoding' },
        ...IMMUTABLE,
      })
      .send(body);
  });
}
