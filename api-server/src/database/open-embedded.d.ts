import { PGlite } from '@electric-sql/pglite';
import type { OpenedDatabase } from './database';
/** PostgreSQL in this process, over an engine that is already started. */
export declare function overEngine(engine: PGlite, release?: () => Promise<void>): OpenedDatabase;
/**
 * PostgreSQL in this process, its files in `<siteDir>/data`.
 * The engine does not notice a second process on the same files, so the folder is locked first.
 * @throws {FolderLockedError} while another process uses the folder.
 */
export declare function openEmbedded(siteDir: string): Promise<OpenedDatabase>;
