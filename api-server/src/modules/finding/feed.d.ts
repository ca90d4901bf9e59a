/** One entry of a feed. */
export interface FeedEntry {
    /** The whole address of its page; also its identity. */
    readonly address: string;
    readonly title: string;
    readonly summary: string;
    /** Sanitised HTML. */
    readonly content: string;
    readonly author: string;
    readonly published: Date;
    readonly changed: Date;
    readonly categories: readonly string[];
}
/** A feed of the site. */
export interface Feed {
    readonly title: string;
    readonly description: string;
    /** The page whose news it brings. */
    readonly page: string;
    /** Its own address. */
    readonly address: string;
    readonly entries: readonly FeedEntry[];
}
/** RSS 2.0. Markup is escaped, so that a reader that shows it as text shows it as text. */
export declare function rss(feed: Feed): string;
/** Atom 1.0. */
export declare function atom(feed: Feed): string;
