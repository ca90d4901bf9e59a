import { chooseVersions } from 'federation/discovery';
import { DiscoverySource } from '../../../shell/src/server/discovery-source';
import { PageRenderer } from '../../../shell/src/server/page-renderer';
import { PublishedStore } from '../../../shell/src/server/published-store';
import { ReadCache } from '../../../shell/src/server/read-cache';
import { ENVIRONMENT, storeAddress } from '../../site/store';

const WARM = 20;
const PAGES = 150;
const AT_ONCE = 4;

/** Pages rendered a second, none of them kept, as the shell server renders them. */
export async function rendersASecond(siteDir: string, api: string, path: string): Promise<number> {
  const store = await PublishedStore.open(storeAddress(siteDir));
  const warn = (message: string): void => console.error(message);
  const renderer = new PageRenderer(store, `${api}/api/v1`, new ReadCache(api), 300, ENVIRONMENT, warn);
  const discovery = new DiscoverySource(store, ENVIRONMENT, warn, (document) => renderer.prepare(document));
  const document = await discovery.current();
  const versions = chooseVersions(document, '', () => false);
  const url = new URL(path, 'http://localhost');
  const render = async (count: number): Promise<void> => {
    let left = count;
    const one = async (): Promise<void> => {
      while (left-- > 0) {
        const { headers } = await renderer.render(url, document, versions);
        if (headers['x-rendered'] !== 'server') throw new Error(`${path} was not rendered.`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  };
  await render(WARM);
  const start = performance.now();
  await render(PAGES);
  return (PAGES / (performance.now() - start)) * 1_000;
}
