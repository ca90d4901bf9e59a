import type { Config } from '../config';
import type { OpenedDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

type Where = Pick<Config, 'databaseUrl' | 'databasePool' | 'siteDir'>;

/** The configured database as it is. */
export async function connectDatabase(config: Where): Promise<OpenedDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.databasePool) : openEmbedded(config.siteDir);
}

/** The configured database, its tables up to date. */
export async function openDatabase(config: Where): Promise<OpenedDatabase> {
  const database = await connectDatabase(config);
  try {
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
