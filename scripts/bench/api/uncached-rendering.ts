import { TrustedKeysSource } from 'delivery/reading';
import { chooseVersions } from 'federation/discovery';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../../shell/src/server/config';
import { DiscoverySource } from '../../../shell/src/server/discovery-source';
import { PageRenderer } from '../../../shell/src/server/page-renderer';
import { PublishedStore } from '../../../shell/src/server/published-store';
import { ReadCache } from '../../../shell/src/server/read-cache';
import { bundleProgram } from '../../site/bundle-program';
import { folderOf } from '../../site/front-ends';
import { ENVIRONMENT, storeAddress, trustedKeysFile } from '../../site/store';

/** Until the engine has compiled frequent code, a page takes up to twice as long: a running server is past that. */
const WARM = 1_000;
const PAGES = 300;
const AT_ONCE = 4;

/** Rendered pages per second, none of them cached, with the shell server's renderer. */
export async function rendersASecond(siteDir: string, api: string, address: string): Promise<number> {
  const store = await PublishedStore.open(storeAddress(siteDir));
  const trusted = new TrustedKeysSource(trustedKeysFile(siteDir));
  const warn = (message: string): void => console.error(message);
  const { renderTimeout, renderLimits: limits } = readConfig({ API_ORIGIN: api });
  bundleProgram('shell/src/server/main.ts');
  const program = await readFile(path.join(folderOf('shell'), '.cache/program/rendering.js'), 'utf8');
  const renderer = new PageRenderer(
    store,
    new ReadCache(api),
    {
      ...{ apiUrl: `${api}/api/v1`, renderTimeout, environment: ENVIRONMENT, program, limits },
      onFailure: ({ cause }) => warn(cause),
    },
    warn,
  );
  const discovery = new DiscoverySource(store, ENVIRONMENT, trusted, warn, (document) => renderer.prepare(document));
  const document = await discovery.current();
  const versions = chooseVersions(document, '', () => false);
  const url = new URL(address, 'http://localhost');
  const render = async (count: number): Promise<void> => {
    let left = count;
    const one = async (): Promise<void> => {
      while (left-- > 0) {
        const { status, headers } = await renderer.render(url, document, versions);
        if (status !== 200 || headers['x-rendered'] !== 'server')
          throw new Error(`${address} answers ${status}, rendered by the ${String(headers['x-rendered'])}.`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };
  await render(WARM);
  const start = performance.now();
  await render(PAGES);
  const rate = (PAGES / (performance.now() - start)) * 1_000;
  renderer.close();
  return rate;
}
