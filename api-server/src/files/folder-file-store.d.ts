import { Readable } from 'node:stream';
import { type ByteRange, type FileStore, type StoredFile } from './file-store';
/** Files in a folder. A write goes to a name of its own and is renamed when it is complete and on disk. */
export declare class FolderFileStore implements FileStore {
    private readonly folder;
    constructor(folder: string);
    private place;
    put(key: string, bytes: Buffer | Readable): Promise<StoredFile>;
    stat(key: string): Promise<StoredFile | undefined>;
    read(key: string, range?: ByteRange): Promise<Readable>;
    delete(key: string): Promise<void>;
    ping(): Promise<void>;
}
