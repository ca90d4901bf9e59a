import type { OpenedDatabase } from './database';
/** A PostgreSQL server, shared by any number of replicas. */
export declare function openPostgres(url: string, poolSize: number): OpenedDatabase;
