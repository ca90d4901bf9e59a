import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { postgresPrograms } from './postgres-cluster';

// `npm run test:postgres -w api-server`: the API's tests once more, on PostgreSQL instead of the embedded engine.
if (!postgresPrograms()) {
  console.warn(
    'API tests on PostgreSQL: skipped, because no PostgreSQL server is installed (/usr/lib/postgresql/*/bin).',
  );
} else {
  const root = path.resolve(__dirname, '../..');
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  const { status } = spawnSync(process.execPath, [jest, '--selectProjects', 'api-server', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE: 'postgres' },
  });
  process.exitCode = status ?? 1;
}
