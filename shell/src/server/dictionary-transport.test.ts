import { TrustedKeysSource } from 'delivery/reading';
import fastify from 'fastify';
import { integrityOf } from 'federation/server';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import type { DiscoverySource } from './discovery-source';
import { publishedFiles } from './published-files';
import { PublishedStore } from './published-store';

type Unpack = (bytes: Buffer, options: object) => Buffer;
const { zstdDecompressSync } = zlib as { readonly zstdDecompressSync?: Unpack };

const code = Array.from({ length: 2_000 }, (_, at) => `part(${at * 7_919});`).join('\n');
const FILES = { '1.0.0-a': code, '1.1.0-b': code.replace('part(7919)', 'piece(7919)') };

async function site() {
  const root = await mkdtemp(path.join(tmpdir(), 'dictionaries-'));
  const versions = Object.entries(FILES).map(async ([version, text]) => {
    await mkdir(path.join(root, 'r/shell', version), { recursive: true });
    await writeFile(path.join(root, 'r/shell', version, 'shell.js'), text);
    await writeFile(path.join(root, 'r/shell', version, 'inter.12345678.woff2'), 'the same font');
    await mkdir(path.join(root, 'r/shell', version, 'private'));
    await writeFile(path.join(root, 'r/shell', version, 'private/types.json'), '{}');
    return { extras: { folder: `/r/shell/${version}/`, integrity: { 'shell.js': integrityOf(Buffer.from(text)) } } };
  });
  const document = { microFrontends: { shell: await Promise.all(versions) } };
  const app = fastify();
  const source = { current: async () => document } as unknown as DiscoverySource;
  await publishedFiles(app, await PublishedStore.open(root), source, new TrustedKeysSource(''), {
    environment: 'production',
    rollbackKey: undefined,
    api: '',
  });
  const stop = async (): Promise<void> => {
    await app.close();
    await rm(root, { recursive: true });
  };
  const get = (url: string, known: string, accepted = 'br, dcz') => {
    const hash = integrityOf(Buffer.from(known)).replace('sha256-', '');
    return app.inject({ url, headers: { 'available-dictionary': `:${hash}:`, 'accept-encoding': accepted } });
  };
  return { get, stop };
}

const [NEW, FONT] = ['/r/shell/1.1.0-b/shell.js', '/r/shell/1.1.0-b/inter.12345678.woff2'];

(zstdDecompressSync ? test : test.skip)(
  'a file is sent as its difference from the version that the browser has',
  async () => {
    const { get, stop } = await site();
    const unpack = (body: Buffer, known: string) =>
      zstdDecompressSync?.(body.subarray(40), { dictionary: Buffer.from(known) }).toString();
    const answer = await get(NEW, FILES['1.0.0-a']);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'dcz',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'use-as-dictionary': 'match="/r/shell/*/shell.js"',
      vary: 'available-dictionary, accept-encoding',
    });
    expect(answer.rawPayload.length).toBeLessThan(200);
    expect(answer.rawPayload.subarray(8, 40).toString('base64')).toBe(
      integrityOf(Buffer.from(FILES['1.0.0-a'])).replace('sha256-', ''),
    );
    expect(unpack(answer.rawPayload, FILES['1.0.0-a'])).toBe(FILES['1.1.0-b']);
    const font = await get(FONT, 'the same font');
    expect(font.headers['content-encoding']).toBe('dcz');
    expect(unpack(font.rawPayload, 'the same font')).toBe('the same font');
    await stop();
  },
);

test('a file is sent whole to a browser with another dictionary, or that does not accept the encoding', async () => {
  const { get, stop } = await site();
  const answers = [await get(NEW, 'unknown'), await get(NEW, FILES['1.0.0-a'], 'br'), await get(NEW, '', 'dcz')];
  for (const { statusCode, headers, body } of answers) {
    expect([statusCode, headers['content-encoding'], body]).toEqual([200, undefined, FILES['1.1.0-b']]);
    expect(headers['use-as-dictionary']).toBe(zstdDecompressSync && 'match="/r/shell/*/shell.js"');
  }
  expect((await get('/r/shell/../shell.js', FILES['1.0.0-a'])).statusCode).toBe(404);
  await stop();
});

test('the private part of a publication is not served', async () => {
  const { get, stop } = await site();
  for (const name of ['private', 'priv%61te', '/private', '%2e/private']) {
    const answer = await get(`/r/shell/1.1.0-b/${name}/types.json`, '');
    expect([name, answer.statusCode, answer.body]).toEqual([
      name,
      expect.any(Number),
      expect.not.stringMatching(/^\{\}$/),
    ]);
  }
  await stop();
});
