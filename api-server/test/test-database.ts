import type { OpenedDatabase } from '../src/database/database';
import { openPostgres } from '../src/database/open-postgres';
import { openEmbeddedTestDatabase, openEmptyEmbedded } from './embedded-database';
import { createDatabase, startCluster, type Addresses } from './postgres-cluster';
import { isOnPostgres } from './test-engine';

export interface TestDatabaseOptions {
  /** Whether it connects as the owner of the tables, for tests that change them. */
  readonly asOwner?: boolean;
  /** Whether its server has no other database, for tests that change the server. */
  readonly onSeparateServer?: boolean;
}

/** A database on the server that `global-setup.ts` starts. */
export function createTestDatabase({ isMigrated = true, options = '' } = {}): ReturnType<typeof createDatabase> {
  return createDatabase(JSON.parse(process.env.TEST_SERVER ?? '') as Addresses, { isMigrated, options });
}

/**
 * An empty, migrated database for one test file: on PostgreSQL, to which tests connect as the servers do, or of the
 * embedded engine in memory.
 */
export async function openTestDatabase({
  asOwner = false,
  onSeparateServer = false,
}: TestDatabaseOptions = {}): Promise<OpenedDatabase> {
  if (!isOnPostgres) return openEmbeddedTestDatabase();
  const created = onSeparateServer ? await startCluster() : await createTestDatabase();
  const database = openPostgres(asOwner ? created.url : created.serverUrl, 5);
  return {
    ...database,
    close: async () => {
      await database.close();
      await ('stop' in created ? created.stop() : created.drop());
    },
  };
}

/** A database without any tables, on the same engine. @param migrations the folder that it is migrated from */
export async function openEmptyDatabase(migrations: string): Promise<OpenedDatabase> {
  if (!isOnPostgres) return openEmptyEmbedded(migrations);
  const created = await createTestDatabase({ isMigrated: false });
  const database = openPostgres(created.url, 2, { migrations });
  return {
    ...database,
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}
