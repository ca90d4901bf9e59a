import { seed } from 'api-server/seeding';
import { CONTENT_FOLDER, withLargeCatalogue } from 'demo-content';
import type { Area } from './area';
import { nameInHindi } from './hindi-names';

const part = encodeURIComponent;
const page = 'limit=24&page=1&facets=1';
// As many cards as every section has with 100 products: otherwise the bytes would depend on how full the page is.
const fullSection = 'limit=9&page=1&facets=1';

// Sections, words and values that the demonstration content has at every size.
const sections = [
  'chemicals',
  'drilling-service',
  'crude-additives',
  'renewable-energy',
  'pipeline-integrity',
  'fracking-chemicals',
  'speciality-chemicals',
];
const words = ['inhibitor', 'scale polymer', 'dispersnt', 'corrosion', 'greese', 'membrane cleaner', 'cement'];
// As many with a typing error as among the English ones, and some that are typed in Latin letters.
const hindiWords = ['अवरोधक', 'स्केल पॉलिमर', 'परिक्षेपाक', 'sanksharan', 'ग्रिस', 'jhilli cleaner', 'सीमेंट'];
const packagings = ['200 L drum', '25 kg sack', '20 L pail', 'Road tanker', 'Pallet', 'Skid', '500 kg big bag'];

/** The catalogue: the API calls of its pages, with growing numbers of products. */
export const catalogue: Area = {
  noun: 'products',
  sizes: [100, 10_000, 100_000],
  fill: async (services, size) => {
    await withLargeCatalogue(size, (products) =>
      seed(services, { folder: CONTENT_FOLDER, products }, (line) => console.error(line)),
    );
    await nameInHindi(services);
    return {};
  },
  readers: 'visitors',
  forget: async ({ db }) => {
    await db.execute("update content_revisions set revision = revision + 1 where name = 'catalogue'");
  },
  visits: {
    'section page': sections.map((slug) => [
      '/sectors',
      '/subsectors?categories=0',
      `/products?subsector=${slug}&sort=name&${fullSection}`,
    ]),
    'product page': sections.map((slug) => [
      '/products/neutralising-amine-na-15',
      `/products?subsector=${slug}&sort=name&limit=9`,
    ]),
    search: words.map((word) => [`/search?search=${part(word)}`, `/products?search=${part(word)}&${page}`]),
    'Hindi search': hindiWords.map((word) => [
      `/search?locale=hi&search=${part(word)}`,
      `/products?locale=hi&search=${part(word)}&${page}`,
    ]),
    facets: packagings.map((value) => [`/products?field.Packaging=${part(value)}&sort=name&${page}`]),
  },
  compared: [['Hindi search', 'search']],
};
