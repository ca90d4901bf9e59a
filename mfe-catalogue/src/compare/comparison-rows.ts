import type { CustomField, Product } from 'api-client';
import { shownName, shownValue, type FieldText } from '../texts/custom-fields';
import { measuresOf, type Measure } from './measure';

/** A row of the comparison: a heading and a value per product; empty for a product without one. */
export interface ComparisonRow {
  readonly heading: string;
  /** Whether the heading is a text of the code, which is translated; otherwise it is the name of a field. */
  readonly isText?: boolean;
  /** The heading in the language of the document, if it is the name of a field. */
  readonly shownHeading?: FieldText;
  readonly values: readonly string[];
  /** The values in the language of the document; empty ones are not shown. */
  readonly shownValues?: readonly FieldText[];
  readonly differs: boolean;
  /** The numbers of its values, if they are drawn. */
  readonly measures?: readonly (Measure | undefined)[];
}

export interface ComparisonGroup {
  readonly title: string;
  readonly rows: readonly ComparisonRow[];
}

const NOT_STATED: FieldText = { text: '', lang: undefined };

const sameName = (name: string): string => name.trim().toLowerCase();

function fieldOf(product: Product, key: string): Product['customFields'][number] | undefined {
  return product.customFields.find(({ fieldName }) => sameName(fieldName) === key);
}

function rowOf(heading: string, values: readonly string[]): ComparisonRow {
  const measures = measuresOf(values);
  return { heading, values, differs: new Set(values).size > 1, ...(measures && { measures }) };
}

function differencesFirst(rows: readonly ComparisonRow[]): ComparisonRow[] {
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}

/**
 * The rows of a comparison in groups: those whose numbers are drawn, short properties, long texts, and the places of the
 * products in the range. In each group the rows that differ are first, in the order of the products' own fields.
 *
 * @returns groups with at least one row; a row has at least one value
 */
export function comparisonGroups(products: readonly Product[]): ComparisonGroup[] {
  const headings = new Map<string, CustomField>();
  for (const { customFields } of products)
    for (const field of customFields) {
      const before = headings.get(sameName(field.fieldName));
      if (!before || (field.shownName && !before.shownName)) headings.set(sameName(field.fieldName), field);
    }

  const rows = [...headings].map(([key, named]) => {
    const fields = products.map((product) => fieldOf(product, key));
    const long = fields.some((field) => field?.fieldType === 'textarea');
    return {
      long,
      row: {
        ...rowOf(
          named.fieldName.trim(),
          fields.map((field) => field?.fieldValue.trim() ?? ''),
        ),
        shownHeading: shownName(named),
        shownValues: fields.map((field) => (field ? shownValue(field) : NOT_STATED)),
      },
    };
  });
  const within = (belongs: (entry: (typeof rows)[number]) => boolean) => rows.filter(belongs).map(({ row }) => row);
  const drawn = ({ long, row }: (typeof rows)[number]): boolean => !long && row.measures !== undefined;
  return [
    { title: 'In figures', rows: within(drawn) },
    { title: 'Properties', rows: within((entry) => !entry.long && !drawn(entry)) },
    { title: 'Use', rows: within(({ long }) => long) },
    {
      title: 'Range',
      rows: [
        rowOf(
          'Sector',
          products.map(({ sectorName }) => sectorName),
        ),
        rowOf(
          'Subsector',
          products.map(({ subsectorName }) => subsectorName),
        ),
      ].map((row) => ({ ...row, isText: true })),
    },
  ]
    .map(({ title, rows: all }) => ({
      title,
      rows: differencesFirst(all.filter(({ values }) => values.some((value) => value !== ''))),
    }))
    .filter(({ rows: all }) => all.length > 0);
}

/** The groups with only the rows that differ. */
export function onlyDifferences(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
}
