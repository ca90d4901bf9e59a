import { sql } from 'drizzle-orm';
import { demonstrationContent, largeCatalogue, resolveFileKeys } from '../demonstration';
import type { Services } from '../services';
import { findPlaces, storeDemonstration } from './store-demonstration';
import { storeDemonstrationFiles } from './store-demonstration-files';
import { storeProducts } from './store-products';

type Say = (line: string) => void;

const BATCH = 1_000;
const REPORT_EVERY = 5_000;

/** Fills the catalogue up to a number of made products; those that are there already stay. */
async function seedProducts(
  services: Services,
  count: number,
  stored: Map<string, { url: string; size: number }>,
  say: Say,
): Promise<void> {
  const places = await findPlaces(services.db);
  const started = Date.now();
  let done = 0;
  let added = 0;
  for await (const batch of largeCatalogue(count, BATCH)) {
    const records = batch.map((record) => resolveFileKeys(record, (key) => stored.get(key)));
    added += await storeProducts(services.db, records, places, services.clock.now(), 1_000 + done);
    done += batch.length;
    if (done % REPORT_EVERY === 0 || done === count) {
      const seconds = (Date.now() - started) / 1_000;
      say(`  ${done} of ${count} products (${Math.round(done / seconds)} a second)`);
    }
  }
  say(`  ${added} products were new`);
}

/**
 * Fills the site with the demonstration content, and the catalogue with more products on demand.
 * What is there already stays as it is: run again, it changes nothing.
 *
 * @param products how many further products to make, for measuring
 */
export async function seed(services: Services, { products = 0 }: { products?: number }, say: Say): Promise<void> {
  say('Filling the site with the demonstration content …');
  const stored = await storeDemonstrationFiles(services, say);
  await storeDemonstration(services, demonstrationContent(), (key) => stored.get(key), say);
  if (products > 0) await seedProducts(services, products, stored, say);
  // The planner chooses by these numbers; the embedded engine neither gathers them nor cleans up by itself.
  await services.db.execute(sql`vacuum analyze`);
  say('The demonstration content is in place.');
}
