import type { Database } from '../../database/database';
/**
 * What a search asks of a product: of each group, at least one word. A group holds the words of the
 * catalogue that a typed word stands for. Undefined when some word stands for nothing.
 * @param forgiving looks for similar words also where the typed one exists.
 */
export declare function wordGroups(db: Database, search: string, forgiving: boolean): Promise<string[][] | undefined>;
