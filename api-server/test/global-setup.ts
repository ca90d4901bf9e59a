import { startCluster, type Cluster } from './postgres-cluster';
import { isOnPostgres } from './test-engine';

declare global {
  var sharedCluster: Cluster | undefined;
}

/** Starts one PostgreSQL server for all test files of a run; each creates a database there. */
export default async function startSharedServer(): Promise<void> {
  if (!isOnPostgres) return;
  globalThis.sharedCluster = await startCluster();
  const { url, serverUrl } = globalThis.sharedCluster;
  process.env.TEST_SERVER = JSON.stringify({ url, serverUrl });
}
