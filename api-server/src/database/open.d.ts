import type { Config } from '../config';
import type { OpenedDatabase } from './database';
/** The configured database, its tables up to date. */
export declare function openDatabase(config: Pick<Config, 'databaseUrl' | 'databasePool' | 'siteDir'>): Promise<OpenedDatabase>;
