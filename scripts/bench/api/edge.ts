import { installedNginx, startNginx } from 'delivery/testing';
import { bucketOf } from 'federation/discovery';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../site/ports';
import { publishChanged } from '../../site/publish-changed';
import { serve } from '../../site/serve';
import { storeAddress } from '../../site/store';
import { documentOf, line, rates } from '../load';
import { countingProxy, listening } from './counting-proxy';

const BROTLI = { 'accept-encoding': 'br' };
const PAGES = ['/', '/career'];
const CANARY = 10;
const VISITORS = 10_000;
/** A cached page is revalidated in the background at most a few times a second, however many visitors request it. */
const RENEWALS_A_SECOND = 4;

/** Compares a picture of the home page, which the API serves, with a file of the same size. */
async function pictures(origin: string, folder: string, seconds: number): Promise<void> {
  const [path = ''] = /\/api\/v1\/files\/[^"? ]+\?w=640/.exec(await documentOf(origin)) ?? [];
  const answer = await fetch(origin + path);
  if (!answer.headers.get('content-type')?.startsWith('image/')) throw new Error(`${path} is not a picture.`);
  await writeFile(`${folder}/picture.json`, Buffer.from(await answer.arrayBuffer()));
  const urls = [path, '/r/bench/picture.json'].map((file) => ({ url: origin + file }));
  const [picture = 0, file = 0] = await rates(urls, seconds);
  console.log(
    line(
      `a picture ${picture.toFixed(0)}/s, a file from nginx ${file.toFixed(0)}/s`,
      picture / file,
      '×',
      0.8,
      'at least',
    ),
  );
}

/** Compares cached pages with files of the same size, and counts the requests that reach the shell. */
async function cachedPages(nginx: string, siteDir: string, seconds: number): Promise<void> {
  const site = await serve({ port: 0, siteDir, publish: () => publishChanged(siteDir, () => undefined) });
  const shell = await countingProxy(site.origin);
  const origin = `http://localhost:${await freePort()}`;
  const store = storeAddress(siteDir);
  const stop = await startNginx(nginx, {
    ...{ origin, listen: `127.0.0.1:${new URL(origin).port}`, store },
    ...{ shells: [shell.address], apis: [new URL(site.apiOrigin).host] },
  });
  try {
    const folder = path.join(store, 'r/bench');
    await mkdir(folder, { recursive: true });
    for (const [at, page] of PAGES.entries()) {
      const text = await documentOf(origin + page);
      await writeFile(path.join(folder, `${at}.json`), text);
      await writeFile(path.join(folder, `${at}.json.br`), brotliCompressSync(text));
      shell.count();
      const start = performance.now();
      const [cached = 0, file = 0] = await rates(
        [origin + page, `${origin}/r/bench/${at}.json`].map((url) => ({ url, headers: BROTLI })),
        seconds,
      );
      const renewals = (shell.count() / (performance.now() - start)) * 1_000;
      const measure = `${page} cached ${cached.toFixed(0)}/s, a file from nginx ${file.toFixed(0)}/s`;
      console.log(line(measure, cached / file, '×', 0.8, 'at least'));
      console.log(line(`${page} asked for again behind it`, renewals, '/s', RENEWALS_A_SECOND, 'at most'));
    }
    await pictures(origin, folder, seconds);
  } finally {
    await stop();
    await shell.stop();
    await site.stop();
  }
}

/**
 * How many of many new visitors get a canary, and how many of their requests reach the shell while pages are cached.
 */
async function shares(nginx: string, folder: string): Promise<void> {
  const shell = await listening(({ headers }, answer) => {
    const group = headers['x-visitor-group'];
    answer.setHeader('cache-control', 'public, s-maxage=3600');
    answer.statusCode = group === undefined ? 428 : 200;
    answer.end(bucketOf(Number(group), 'careers') < CANARY * 100 ? 'canary' : 'default');
  });
  const listen = `127.0.0.1:${await freePort()}`;
  const stop = await startNginx(nginx, {
    ...{ origin: `http://${listen}`, listen, store: folder },
    ...{ shells: [shell.address], apis: [shell.address] },
  });
  try {
    // Fills the cache: every group has visited once.
    for (let i = 0; i < VISITORS / 10; i++) await (await fetch(`http://${listen}/`)).text();
    shell.count();
    let canaries = 0;
    for (let i = 0; i < VISITORS; i++)
      if ((await (await fetch(`http://${listen}/`)).text()) === 'canary') canaries += 1;
    const reached = shell.count();
    const off = Math.abs((canaries / VISITORS) * 100 - CANARY);
    console.log(line(`${VISITORS} new visitors, a canary of ${CANARY} %: off by`, off, '%', 1, 'at most'));
    console.log(line('of their visits to a cached page reached the shell', reached, '', 0, 'at most'));
  } finally {
    await stop();
    await shell.stop();
  }
}

/** Measures a real nginx cache in front of the shell; skipped if nginx is not installed. */
export async function measureEdge(siteDir: string, folder: string, seconds: number): Promise<void> {
  const nginx = installedNginx();
  if (!nginx) return console.log('nginx: skipped, it is not installed (Debian: nginx-light).');
  await cachedPages(nginx, siteDir, seconds);
  await shares(nginx, folder);
}
