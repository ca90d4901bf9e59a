import type { Config } from '../config';
import type { OpenedDatabase } from './database';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';
import { requireServerRole, roleOf } from './server-role';

type Where = Pick<Config, 'databaseUrl' | 'databasePool' | 'siteDir'>;

/** The configured database, without migrating it. */
export async function connectDatabase(config: Where): Promise<OpenedDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl, config.databasePool) : openEmbedded(config.siteDir);
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
 */
export async function openDatabase(config: Where & Pick<Config, 'production'>): Promise<OpenedDatabase> {
  if (config.production && config.databaseUrl) await requireServerRole(config.databaseUrl);
  const database = await connectDatabase(config);
  try {
    await database.migrate();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
