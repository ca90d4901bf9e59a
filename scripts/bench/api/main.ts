import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { command } from '../../command-line/command';
import { start, stop, type Running } from '../../processes/start';
import { publishChanged } from '../../site/publish-changed';
import { serve } from '../../site/serve';
import { documentOf, line, rates, type Target } from '../load';
import { measureEdge } from './edge';
import { overload } from './overload';
import { measureTelemetry } from './telemetry';
import { rendersASecond } from './uncached-rendering';

const HELP = `npm run bench:api [-- --seconds 4]
    requests per second of the servers and of nginx, each compared with a minimal server in the same run
    --seconds  the duration of each of the three rounds`;

/** Starts a server of the benchmark, and answers the message that it sends when it is ready. */
async function startBenchmarkServer(program: string, env: Readonly<Record<string, string>>) {
  const args = ['--import', 'tsx', path.join(__dirname, program)];
  const server: Running = start(args, { env: { ...process.env, ...env }, shown: true });
  return { server, message: (await server.ready) as Readonly<Record<string, string>> };
}

const BROTLI = { 'accept-encoding': 'br' };
const LIST = '/products?limit=20';
const RENDERED = [
  { path: '/', limit: 120 },
  { path: '/offerings/downstream/chemicals/neutralising-amine-na-15', limit: 200 },
];

/** Compares cached pages with files of the same size. */
async function cachedPages(origin: string, folder: string, seconds: number): Promise<void> {
  const paths = ['/', '/career'];
  for (const [at, page] of paths.entries()) {
    const text = await documentOf(origin + page);
    await writeFile(path.join(folder, `${at}.html`), text);
    await writeFile(path.join(folder, `${at}.html.br`), brotliCompressSync(text));
  }
  const files = await startBenchmarkServer('static-server.ts', { FOLDER: folder });
  for (const [at, page] of paths.entries()) {
    const [cached = 0, file = 0] = await rates(
      [origin + page, `${files.message['origin'] ?? ''}/${at}.html`].map((url) => ({ url, headers: BROTLI })),
      seconds,
    );
    console.log(
      line(
        `${page} cached ${cached.toFixed(0)}/s, a static file ${file.toFixed(0)}/s`,
        cached / file,
        '×',
        0.8,
        'at least',
      ),
    );
  }
  await stop(files.server);
}

/** @throws Error unless a list answers a whole page of products */
async function assertFullPage({ url, headers = {} }: Target): Promise<void> {
  const answer = await fetch(url, { headers });
  const { products = [] } = (await answer.json()) as { readonly products?: readonly unknown[] };
  if (answer.status !== 200 || products.length !== 20)
    throw new Error(`${url} answers ${answer.status} with ${products.length} products.`);
}

async function measure(siteDir: string, folder: string, seconds: number): Promise<void> {
  const site = await serve({
    ...{ port: 0, siteDir, publish: () => publishChanged(siteDir, () => undefined) },
    // All visitors of the benchmark are one caller.
    env: { LIMIT_SEARCHES_PER_MINUTE: '1000000' },
  });
  let cached = 0;
  try {
    await cachedPages(site.origin, folder, seconds);
    for (const { path: page, limit } of RENDERED) {
      await documentOf(site.origin + page);
      const rate = await rendersASecond(siteDir, site.apiOrigin, page);
      console.log(line(`${page} rendered uncached`, rate, '/s', limit, 'at least'));
    }
    const list = { url: `${site.origin}/api/v1${LIST}` };
    await assertFullPage(list);
    [cached = 0] = await rates([list], seconds);
    await overload(site.origin);
  } finally {
    await site.stop();
  }
  const { server, message } = await startBenchmarkServer('minimal-server.ts', {
    ...{ SITE_DIR: siteDir, LOG_LEVEL: 'silent' },
  });
  const { api: origin = '', least: bareOrigin = '', authorization = '' } = message;
  const targets: readonly Target[] = [
    { url: `${origin}/api/v1${LIST}` },
    { url: `${origin}/api/v1${LIST}`, headers: { authorization } },
    { url: bareOrigin + LIST },
  ];
  for (const one of targets) await assertFullPage(one);
  const [api = 0, signedIn = 0, least = 0] = await rates(targets, seconds);
  await stop(server);
  const bare = `bare Fastify with the rows and the count ${least.toFixed(0)}/s`;
  console.log(line(`${LIST} uncached ${api.toFixed(0)}/s, ${bare}`, api / least, '×', 0.7, 'at least'));
  console.log(line(`${LIST} signed in ${signedIn.toFixed(0)}/s, the same`, signedIn / least, '×', 0.7, 'at least'));
  console.log(line(`${LIST} cached ${cached.toFixed(0)}/s, ${bare}`, cached / least, '×', 8, 'at least'));
}

command({ help: HELP, options: { seconds: 4 } }, async ({ seconds }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-'));
  try {
    await measure(path.join(folder, 'site'), folder, seconds);
    await measureTelemetry(folder, seconds);
    await measureEdge(path.join(folder, 'site'), folder, seconds);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
