import type { Database } from '../../database/database';
import { type ApplicationFilter } from './repository';
/** The matching applications as CSV, piece by piece: the first rows leave before the last ones are read. */
export declare function applicationsCsv(db: Database, filter: ApplicationFilter): AsyncGenerator<string>;
