/** A browser in words, such as "Firefox on Linux", by which people recognise their sessions. */
export declare function deviceName(userAgent: string): string;
