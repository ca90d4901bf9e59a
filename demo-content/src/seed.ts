import { Command } from 'commander';
import { runProgram, withSite } from 'api-server/seeding';
import { CONTENT_FOLDER } from './content';
import { withLargeCatalogue } from './large-catalogue';

const MAX_PRODUCTS = 1_000_000;

/** Fills the site with the demonstration content; `--products N` adds N generated products for benchmarks. */
async function seed({ products: text }: { readonly products: string }): Promise<void> {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > MAX_PRODUCTS) {
    throw new Error(`--products must be a whole number from 0 to ${MAX_PRODUCTS}, not "${text}"`);
  }
  const fill = (products?: string) => withSite({ command: 'seed', folder: CONTENT_FOLDER, products });
  await (count === 0 ? fill() : withLargeCatalogue(count, fill));
}

const program = new Command('seed')
  .description('Fills the site with the demonstration content.')
  .option('--products <number>', 'made products for measuring, beside it', '0')
  .action(seed);

runProgram(program);
