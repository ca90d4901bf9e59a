/** HTML with formatting only: no scripts, styles, frames, handlers or foreign schemes (security.md, 25). */
export declare function sanitizeRichText(html: string): string;
/** The text of HTML, for searches, summaries and reading times. */
export declare function plainText(html: string): string;
