import { bucketOf, type DiscoveryDocument } from 'federation/discovery';
import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { OWNER } from '../../../scripts/site/administrator';
import { ROOT } from '../../../scripts/site/front-ends';
import { deliveredIn } from '../../src/delivered';
import { buildAs } from '../../src/remote-releases';
import { startSmallSite } from '../../src/small-site';
import { expect, test } from '../../src/test';

/** Renders its list, and throws for a single job: no check can predict that. */
const SERVER = `exports.exposes = {
  './routes': { routes: () => [
    { id: 'career', path: '/career', Component: () => null },
    {
      id: 'job', path: '/career/:pageId/:id', Component: () => null,
      loader: ({ params }) => { if (params.id === 'fitter') throw new TypeError('jobs is undefined'); return null; },
    },
  ] },
  './slots/openings': { Component: () => null },
  './slots/related-jobs': { Component: () => null },
};`;

/** A source map in which every line is that of a source. */
const MAP = {
  ...{ version: 3, file: 'index.js', names: [], sources: ['mfe-careers/src/fitter.ts'], sourcesContent: [SERVER] },
  mappings: SERVER.split('\n')
    .map((_, line) => (line === 0 ? 'AAAA' : 'AACA'))
    .join(';'),
};

/** The careers remote with its own browser bundle and that server bundle. */
async function failingCareers(): Promise<string> {
  const folder = await buildAs('careers', '6.6.6');
  await writeFile(path.join(folder, 'dist-server/index.js'), SERVER);
  const maps = path.join(folder, 'dist-server/private/source-maps.json');
  await writeFile(maps, JSON.stringify({ 'index.js': MAP }));
  return folder;
}

/** A visitor who is, or is not, in the first half for careers. */
function visitor(isFirstHalf: boolean): string {
  for (let i = 0; ; i++) if (bucketOf(`visitor-${i}`, 'careers') < 5_000 === isFirstHalf) return `visitor-${i}`;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command like a team does. */
async function delivery(siteDir: string, ...args: readonly string[]): Promise<Ended> {
  const program = path.join(ROOT, 'delivery/src/commands/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], {
    cwd: ROOT,
    env: { ...process.env, SITE_DIR: siteDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ending = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), ending]);
  return { code, out, err };
}

test('a canary that fails on the server: its visitors get the default version, and it is withdrawn with a reason', async ({
  page,
  request,
  signIn,
  consoleGuard,
}) => {
  // The site is empty.
  consoleGuard.allow(/^No sectors found/);
  const posted: { event: string; message: string }[] = [];
  const hook = createServer((incoming, answer) => {
    void text(incoming).then((body) => {
      posted.push(JSON.parse(body) as { event: string; message: string });
      answer.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const site = await startSmallSite();
  try {
    const folder = await failingCareers();
    expect((await delivery(site.siteDir, 'publish', folder)).err).toBe('');
    await rm(folder, { recursive: true, force: true });
    const webhook = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`;
    const steps = ['--steps', '50', '--bake', '20s', '--max-failures', '1%', '--max-lcp', '+20%'];
    const canary = delivery(
      site.siteDir,
      ...['canary', 'careers', '6.6.6', ...steps, '--api', site.apiOrigin, '--webhook', webhook],
    );
    // A busy machine takes a while to render every address.
    await expect.poll(() => posted.map(({ event }) => event), { timeout: 60_000 }).toEqual(['step']);

    await page.context().addCookies([{ name: 'visitor', value: visitor(false), url: site.origin }]);
    await signIn(OWNER, site.origin);
    await page.goto(`${site.origin}/admin`);
    const panel = page.getByRole('region', { name: 'Delivery' });
    const running = panel.getByRole('region', { name: /^Careers 6\.6\.6/ });
    await expect(running).toContainText('Step 1 of 1: 50 % of the visitors');

    const document = (await (
      await request.get(`${site.origin}/env/production/discovery.json`)
    ).json()) as DiscoveryDocument;
    const standing = document.microFrontends['careers']?.find(({ deployment }) => deployment.default)?.metadata.version;
    const loaded = { kind: 'remote', remote: 'careers', version: standing, outcome: 'loaded', duration: 10 };
    const events = Array.from({ length: 10 }, () => loaded);
    await request.post(`${site.origin}/api/v1/telemetry`, { data: { events } });
    const headers = { cookie: `visitor=${visitor(true)}` };
    for (let visit = 0; visit < 10; visit++) {
      const html = await (await request.get(`${site.origin}/career/all/fitter`, { headers })).text();
      expect(deliveredIn(html).versions['careers']).toBe(standing);
    }

    const { code, err } = await canary;
    expect(code).toBe(1);
    expect(err).toMatch(
      /careers 6\.6\.6-\w+ was withdrawn at .*: 100 % of \d+ loads failed.*server: TypeError: jobs is undefined/,
    );
    expect(posted.map(({ event }) => event)).toEqual(['step', 'withdrawn']);
    // The panel updates by itself.
    await expect(panel.getByRole('note')).toContainText(/Careers 6\.6\.6-\w+ was withdrawn.*jobs is undefined/);
    await expect(running).toBeHidden();
    await page.goto(`${site.origin}/admin/front-ends`);
    const fault = page
      .getByRole('region', { name: 'Faults', exact: true })
      .getByRole('row')
      .filter({ hasText: '6.6.6' });
    await expect(fault).toContainText(/jobs is undefined.*mfe-careers\/src\/fitter\.ts:6.*throw new TypeError/);
  } finally {
    await page.goto('about:blank');
    await site.stop();
    hook.close();
  }
});
