/**
 * The tags that every change of the catalogue invalidates: products name their sectors and subsectors, which count
 * them.
 */
export const TAXONOMY = ['products', 'sectors', 'subsectors'] as const;
