import type { OpenedDatabase } from '../src/database/database';
import { openPostgres } from '../src/database/open-postgres';
import { openEmbeddedTestDatabase } from './embedded-database';
import { createDatabase, startCluster, type Addresses } from './postgres-cluster';
import { isOnPostgres } from './test-engine';

export interface TestDatabaseOptions {
  /** Whether it connects as the owner of the tables, for tests that change them. */
  readonly asOwner?: boolean;
  /** Whether its server has no other database, for tests that change the server. */
  readonly onSeparateServer?: boolean;
}

/** A database on the server that `global-setup.ts` starts. */
export function createTestDatabase({ isMigrated = true } = {}): ReturnType<typeof createDatabase> {
  return createDatabase(JSON.parse(process.env.TEST_SERVER ?? '') as Addresses, { isMigrated });
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
