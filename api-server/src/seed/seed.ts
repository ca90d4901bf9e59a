import { sql } from 'drizzle-orm';
import { analyze } from '../database/time-limits';
import type { Services } from '../services';
import { readContent, readContentFiles, readProductLines } from './content-folder';
import { readTranslations } from './content-translations';
import type { StoredContentFile } from './resolve-keys';
import { findPlaces, storeContent } from './store-content';
import { storeContentFiles } from './store-content-files';
import { storeProducts } from './store-products';
import { storeTranslations } from './store-translations';

type Say = (line: string) => void;

const BATCH = 1_000;
const REPORT_INTERVAL = 5_000;

/** Stores the products of a file, after those of the folder; existing ones stay. */
async function seedProducts(
  services: Services,
  place: string,
  findStored: (key: string) => StoredContentFile | undefined,
  say: Say,
): Promise<void> {
  const places = await findPlaces(services.db);
  const started = Date.now();
  let done = 0;
  let added = 0;
  for await (const batch of readProductLines(place, BATCH, findStored)) {
    added += await storeProducts(services.db, batch, places, services.clock.now(), 1_000 + done);
    done += batch.length;
    if (done % REPORT_INTERVAL === 0) {
      const seconds = (Date.now() - started) / 1_000;
      say(`  ${done} products (${Math.round(done / seconds)} a second)`);
    }
  }
  say(`  ${added} of ${done} further products were new`);
}

/**
 * Fills the site with a folder of content and its translations into the site's languages, and optionally the catalogue
 * with the products of a file. Existing content stays: run again, it only adds the translations into a new language.
 *
 * @param folder a folder as {@link readContent} reads it
 * @param products a file with one product per line, for measuring
 */
export async function seed(
  services: Services,
  { folder, products }: { folder: string; products?: string | undefined },
  say: Say,
): Promise<void> {
  say('Filling the site with its first content …');
  const stored = await storeContentFiles(services, await readContentFiles(folder), say);
  const findStored = (key: string) => stored.get(key);
  const content = await readContent(folder, findStored);
  const translated = await readTranslations(folder, content, services.config.languages, findStored);
  await storeContent(services, content, say);
  await storeTranslations(services, translated, say);
  if (products !== undefined) await seedProducts(services, products, findStored, say);
  // The planner needs these statistics, and the embedded engine has no automatic vacuum.
  if (services.engine === 'embedded') await services.db.execute(sql`vacuum analyze`);
  else await analyze(services.db);
  say('The content is in place.');
}
