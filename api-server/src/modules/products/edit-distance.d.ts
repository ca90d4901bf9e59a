/** Insertions, deletions, substitutions and swaps of neighbours that make one word of the other. */
export declare function editDistance(from: string, to: string): number;
