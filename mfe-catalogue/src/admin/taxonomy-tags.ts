/** What is read anew after any change of the catalogue: products name their sectors and subsectors, which count them. */
export const TAXONOMY = ['products', 'sectors', 'subsectors'] as const;
