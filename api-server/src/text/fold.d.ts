/** Text without case and accents. What is sorted, compared or searched by people goes through here. */
export declare function fold(text: string): string;
/** What a name is sorted by; long enough to tell names apart, short enough for an index. */
export declare function sortKey(name: string): string;
/** The distinct folded words of a text, in the order they first occur; each cut to 40 characters. */
export declare function wordsOf(text: string): string[];
/** A slug without case and punctuation: `Exploration-Production` and `explorationproduction` are one. */
export declare function slugKey(slug: string): string;
/** A name as part of an address: `Drilling Services` becomes `drilling-services`. */
export declare function slugOf(name: string): string;
/** A mail address as it is compared: no case, no space around it. */
export declare function emailKey(email: string): string;
