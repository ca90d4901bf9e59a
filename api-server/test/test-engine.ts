import { postgresPrograms } from './postgres-cluster';

const chosen = process.env.TEST_DATABASE;
if (chosen && chosen !== 'postgres' && chosen !== 'embedded')
  throw new Error(`TEST_DATABASE is "${chosen}": it must be postgres or embedded`);

/** Whether the tests run on PostgreSQL: where it is installed, unless `TEST_DATABASE=embedded`. */
export const isOnPostgres = chosen ? chosen === 'postgres' : postgresPrograms() !== undefined;
