import type { Product } from 'api-client';

/** A row of the comparison: a heading and a value per product; empty for a product without one. */
export interface ComparisonRow {
  readonly heading: string;
  readonly values: readonly string[];
  readonly differs: boolean;
}

const sameName = (name: string): string => name.trim().toLowerCase();

function valueOf(product: Product, key: string): string {
  return product.customFields.find(({ fieldName }) => sameName(fieldName) === key)?.fieldValue.trim() ?? '';
}

/** The rows of a comparison, different ones first, in the order of the products' own fields. */
export function comparisonRows(products: readonly Product[]): ComparisonRow[] {
  const headings = new Map<string, string>();
  for (const { customFields } of products)
    for (const { fieldName } of customFields)
      if (!headings.has(sameName(fieldName))) headings.set(sameName(fieldName), fieldName.trim());

  const rows = [
    { heading: 'Sector', values: products.map(({ sectorName }) => sectorName) },
    { heading: 'Subsector', values: products.map(({ subsectorName }) => subsectorName) },
    ...[...headings].map(([key, heading]) => ({ heading, values: products.map((product) => valueOf(product, key)) })),
  ]
    .filter(({ values }) => values.some((value) => value !== ''))
    .map((row) => ({ ...row, differs: new Set(row.values).size > 1 }));
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
