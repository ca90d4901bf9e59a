/** One stored object and the tag of its current bytes. */
export interface Blob {
  readonly bytes: Buffer;
  /** Changes with the bytes; a conditional replacement compares it. */
  readonly tag: string;
}

/**
 * Bytes stored under keys (`r/careers/1.0.0-ab12cd34/remoteEntry.js`), in a folder or a bucket. Safety against
 * concurrent writers rests entirely on `create` and `replace`.
 */
export interface Blobs {
  /** For messages. */
  readonly address: string;
  /** @throws Error when the storage cannot guarantee `create` and `replace` */
  check(): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  /** Creates a key; false when it exists. Readers see all of it or nothing. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Replaces the bytes that have this tag (undefined: that do not exist); false when the tag has changed. */
  replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean>;
  /** Every key below a prefix that ends in a slash. */
  list(prefix: string): Promise<string[]>;
  /** The names directly below a prefix with keys below them. */
  folders(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** Keys of unfinished files that killed writers have left behind, begun before a time; readers never see them. */
  leftovers(before: Date): Promise<string[]>;
}
