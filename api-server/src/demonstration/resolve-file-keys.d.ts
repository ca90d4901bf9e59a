/** What became of a file when it was stored. */
export interface StoredFile {
    url: string;
    /** In bytes. */
    size: number;
}
/**
 * A copy of a record with the address of the stored file in the place of each file key.
 * A document (an object with `url` and `size`) gets the size of its file too.
 * Throws when a key names a file that was not stored.
 */
export declare function resolveFileKeys<T>(value: T, find: (key: string) => StoredFile | undefined): T;
