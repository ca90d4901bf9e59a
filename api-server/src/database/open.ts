import type { Config } from '../config';
import type { OpenedDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/** The configured database, its tables up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databasePool' | 'siteDir'>,
): Promise<OpenedDatabase> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl, config.databasePool)
    : await openEmbedded(config.siteDir);
  try {
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
