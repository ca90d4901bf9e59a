import { parseArgs } from 'node:util';
import { runMain, withSite } from './with-site';

const MOST = 1_000_000;

/** Fills the site with the demonstration content; `--products N` adds N made products for measuring. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '0' } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 0 || products > MOST) {
    throw new Error(`--products must be a whole number from 0 to ${MOST}, not "${values.products}"`);
  }
  await withSite({ command: 'seed', products });
}

runMain(main);
