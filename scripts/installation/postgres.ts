import { createDatabase, startCluster } from '../../api-server/test/postgres-cluster';

/** A PostgreSQL server with an empty database. */
export interface EmptyDatabase {
  /** With the role of its owner. */
  readonly url: string;
  /** With the role of the servers, which has no rights before the database is migrated. */
  readonly serverUrl: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL and creates an empty database in it. @throws Error if it is not installed */
export async function startDatabase(): Promise<EmptyDatabase> {
  const cluster = await startCluster();
  return { ...(await createDatabase(cluster)), stop: () => cluster.stop() };
}
