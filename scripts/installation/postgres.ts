import { createDatabase, startCluster } from '../../api-server/test/postgres-cluster';

/** A PostgreSQL server with an empty database. */
export interface EmptyDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PostgreSQL and makes an empty database in it. @throws Error where it is not installed */
export async function startDatabase(): Promise<EmptyDatabase> {
  const cluster = await startCluster();
  return { url: await createDatabase(cluster, 'site'), stop: () => cluster.stop() };
}
