import type { Clock } from '../clock';
import type { Database } from '../database/database';
import { files } from '../database/schema';
import type { FileStore } from './file-store';
export interface NewFile {
    bytes: Buffer;
    originalName: string;
    kind: 'image' | 'document' | 'resume';
    contentType: string;
    alt?: string;
    purgeAt?: Date;
    source?: string;
}
/** The address of a stored file. */
export declare function fileUrl(name: string): string;
/** The name in an address of ours; undefined when it is an address elsewhere. */
export declare function fileNameOf(url: string): string | undefined;
/**
 * Stores checked bytes under a name of ours that can't be guessed, and their row.
 * The bytes come first: a row never points at nothing.
 */
export declare function storeFile(services: {
    db: Database;
    files: FileStore;
    clock: Clock;
}, file: NewFile): Promise<typeof files.$inferSelect>;
/** The row of a stored file by its name; undefined when there is none. */
export declare function findFile(db: Database, name: string): Promise<typeof files.$inferSelect | undefined>;
