/** One stored object and the tag of its present bytes. */
export interface Blob {
  readonly bytes: Buffer;
  /** Differs whenever the bytes differ; what a conditional replacement compares. */
  readonly tag: string;
}

/**
 * Where bytes are kept under keys (`r/careers/1.0.0-ab12cd34/remoteEntry.js`): a folder, or a bucket. Everything that
 * has to be safe against other writers rests on `create` and `replace`.
 */
export interface Blobs {
  /** For messages. */
  readonly address: string;
  /** @throws Error when the place cannot keep the promises of `create` and `replace` */
  check(): Promise<void>;
  get(key: string): Promise<Blob | undefined>;
  /** Writes a key that does not exist yet; false when it does. Readers see all of it or nothing. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Replaces the bytes that have this tag (undefined: that do not exist); false when they have another by now. */
  replace(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean>;
  /** Every key below a prefix that ends in a slash. */
  list(prefix: string): Promise<string[]>;
  /** The names directly below a prefix that have keys below them. */
  folders(prefix: string): Promise<string[]>;
  remove(key: string): Promise<void>;
  /** Keys of what writers that were killed have left behind, begun before a moment; readers never see any of it. */
  leftovers(before: Date): Promise<string[]>;
}
