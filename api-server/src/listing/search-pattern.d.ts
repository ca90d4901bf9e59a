import { type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
/** A part of a text for `LIKE`: `%`, `_` and `\` are letters (security.md, 27). */
export declare function containing(part: string): string;
/** Every word of a search occurs in one of the columns, whatever its case. For tables of a site's size. */
export declare function matching(search: string | undefined, columns: AnyPgColumn[]): SQL | undefined;
