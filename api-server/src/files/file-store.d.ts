import type { Readable } from 'node:stream';
export interface StoredFile {
    /** In bytes. */
    size: number;
}
/** The first and the last byte wanted, both included. */
export interface ByteRange {
    start: number;
    end: number;
}
/**
 * Where bytes are kept, by a key of lower-case letters, digits, dots, hyphens and slashes.
 * The folder store is one; a store in object storage has the same five calls.
 */
export interface FileStore {
    /** Stores bytes whole or not at all: an interrupted write leaves nothing under the key. */
    put(key: string, bytes: Buffer | Readable): Promise<StoredFile>;
    /** Undefined when there is no such file. */
    stat(key: string): Promise<StoredFile | undefined>;
    /** @throws when there is no such file. */
    read(key: string, range?: ByteRange): Promise<Readable>;
    /** Deleting what is not there is no fault. */
    delete(key: string): Promise<void>;
    /** Rejects when the store can't be reached or written. */
    ping(): Promise<void>;
}
/** @throws when the key could mean anything but one file of the store. */
export declare function assertKey(key: string): void;
