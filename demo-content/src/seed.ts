import { parseArgs } from 'node:util';
import { runMain, withSite } from 'api-server/seeding';
import { CONTENT_FOLDER } from './content';
import { withLargeCatalogue } from './large-catalogue';

const MOST = 1_000_000;

/** Fills the site with the demonstration content; `--products N` adds N made products for measuring. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
  const count = Number(values.products);
  if (!Number.isInteger(count) || count < 0 || count > MOST) {
    throw new Error(`--products must be a whole number from 0 to ${MOST}, not "${values.products}"`);
  }
  const fill = (products?: string) => withSite({ command: 'seed', folder: CONTENT_FOLDER, products });
  await (count === 0 ? fill() : withLargeCatalogue(count, fill));
}

runMain(main);
