/** An identifier of 26 characters: 48 bits of time, so that rows of one time lie together, and 80 random bits. */
export declare function newId(now?: Date): string;
/** A secret of 256 random bits for a bearer token or a one-time link. */
export declare function newSecret(): string;
/** What is stored of a secret: enough to recognise it, useless to whoever reads the database. */
export declare function hashSecret(secret: string): string;
/** A reference people can read out: `TC-7K2M-9QXD`, 40 random bits. */
export declare function newReference(prefix: string): string;
