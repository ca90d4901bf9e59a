/**
 * The name a file was sent with, fit to be shown and kept: no folders, no control characters, not over-long. It is never
 * used to store the file.
 */
export declare function originalName(sent: string): string;
