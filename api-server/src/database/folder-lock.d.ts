import { z } from 'zod';
declare const holderSchema: z.ZodObject<{
    pid: z.ZodNumber;
    host: z.ZodString;
    process: z.ZodString;
    since: z.ZodString;
}, z.core.$strip>;
type Holder = z.infer<typeof holderSchema>;
/** The folder is in use. The message names the holder and the remedy. */
export declare class FolderLockedError extends Error {
    readonly name = "FolderLockedError";
    constructor(folder: string, lock: string, holder: Holder | undefined);
}
/**
 * Locks a folder against every other process; the lock lies beside it as `<folder>.lock`.
 * @returns what releases it.
 * @throws {FolderLockedError} while a living process holds it. A dead one's lock is taken over.
 */
export declare function lockFolder(folder: string): Promise<() => Promise<void>>;
export {};
