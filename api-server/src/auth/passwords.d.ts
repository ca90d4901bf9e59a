/** What is stored of a password: parameters, salt and hash. */
export declare function hashPassword(password: string): Promise<string>;
/**
 * Whether a password is the stored one. Without a stored one the same work is done for nothing,
 * so that the time tells nobody whether an account exists.
 */
export declare function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean>;
