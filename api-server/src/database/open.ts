import type { Config } from '../config';
import type { OpenedDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import { requireServerRole, roleOf } from './server-role';
import { requireTimeLimits } from './time-limits';

type Where = Pick<Config, 'databaseUrl' | 'databasePool' | 'siteDir'> &
  Partial<Pick<Config, 'databaseDirectUrl' | 'databaseReadUrl'>>;

/** The configured database, without migrating it. */
export async function connectDatabase(config: Where): Promise<OpenedDatabase> {
  const { databaseUrl, databaseDirectUrl: directUrl, databaseReadUrl: readUrl, databasePool, siteDir } = config;
  return databaseUrl ? openPostgres(databaseUrl, databasePool, { directUrl, readUrl }) : openEmbedded(siteDir);
}

/**
 * The configured database as the owner of its tables, who may change them and the audit log. Commands use it; the
 * servers never do.
 */
export async function connectOwner({
  migrationDatabaseUrl,
  ...config
}: Where & Pick<Config, 'migrationDatabaseUrl'>): Promise<OpenedDatabase> {
  if (!config.databaseUrl || !migrationDatabaseUrl) return connectDatabase(config);
  const serverRole = await roleOf(config.databaseUrl);
  return openPostgres(migrationDatabaseUrl, config.databasePool, { serverRole });
}

/**
 * The configured database, with its tables migrated.
 * @throws {PowerfulRoleError} when the role of a server in production may change tables
 * @throws {MissingTimeLimitsError} when statements of a server in production have no timeout
 */
export async function openDatabase(config: Where & Pick<Config, 'production'>): Promise<OpenedDatabase> {
  if (config.production && config.databaseUrl) await requireServerRole(config.databaseUrl);
  const database = await connectDatabase(config);
  try {
    if (config.production && config.databaseUrl) await requireTimeLimits(database.db);
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
