/** What search engines may read. Pictures and documents lie below the API's prefix; the rest of it is no page. */
export declare function robots(siteUrl: string): string;
