import { type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
interface Searched {
    /** The folded title: what lists are sorted by. */
    readonly title: AnyPgColumn;
    /** Short texts, in which typing errors are forgiven too. */
    readonly texts?: readonly AnyPgColumn[];
    /** Long texts, in which a word has to stand as it is typed. */
    readonly body?: readonly AnyPgColumn[];
}
interface TextMatch {
    readonly where: SQL | undefined;
    /** Higher is better; about 1 for each word that stands in the title. */
    readonly score: SQL<number>;
}
/**
 * The condition that every word stands somewhere in an item, in any order, and how well it does. For tables of a
 * site's size; products have an index of their own.
 *
 * @param words folded, as `wordsOf` gives them; at least one
 */
export declare function textMatch(words: readonly string[], searched: Searched): TextMatch;
export {};
