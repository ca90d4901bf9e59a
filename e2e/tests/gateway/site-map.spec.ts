import { expect, siteOrigin, test } from '../../src/test';

/** The number of concurrent requests: as many as the site renders in parallel. */
const AT_ONCE = 2;

/** Of the products of the catalogue, which differ only by their data, one in this many is visited. */
const PRODUCTS = 8;

const isProduct = (address: string): boolean => new URL(address).pathname.split('/').length > 4;

test('the addresses of the site map are pages, with the same canonical address', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  // The API knows further languages, which the pages of the site under test do not have.
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => address.replaceAll('&amp;', '&'))
    .filter((address) => !/^\/(?:hi|gu)(?:\/|$)/.test(new URL(address).pathname));
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses).toContain(`${siteOrigin()}/offerings/chemicals`);

  const check = async (address: string): Promise<void> => {
    const answer = await request.get(address, { maxRedirects: 0 });
    const html = await answer.text();
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    expect.soft({ address, status: answer.status(), canonical }).toEqual({ address, status: 200, canonical: address });
  };
  const visited = [
    ...addresses.filter((address) => !isProduct(address)),
    ...addresses.filter(isProduct).filter((_, index) => index % PRODUCTS === 0),
  ];
  for (let at = 0; at < visited.length; at += AT_ONCE) {
    await Promise.all(visited.slice(at, at + AT_ONCE).map(check));
  }
});
