import type { DemonstrationProduct, FileKey, HazardClass, ProductSource } from '../records';

type Documents = NonNullable<DemonstrationProduct['documents']>;

/** When the sheets of the demonstration content were last revised. */
export const sheetDate = '2026-08-01';

/** A revision that differs from product to product but never from one run to the next. */
export function sheetRevision(slug: string): string {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return `${(sum % 4) + 1}.${sum % 3}`;
}

export function hasSafetySheet(hazard: HazardClass): boolean {
  return hazard !== 'article';
}

export const dataSheetKey = (slug: string): FileKey => `file:pdf/data-sheet-${slug}`;
export const safetySheetKey = (slug: string): FileKey => `file:pdf/safety-sheet-${slug}`;
export const brochureKey = (slug: string): FileKey => `file:pdf/brochure-${slug}`;

/** The typed documents of a product. Sizes are filled in when the files have been stored. */
export function documentsOf({ slug, name, hazard }: ProductSource): Documents {
  const common = { language: 'en', revision: sheetRevision(slug), date: sheetDate, size: 0 };
  return [
    { ...common, kind: 'tds', title: `${name}: technical data sheet`, url: dataSheetKey(slug) },
    ...(hasSafetySheet(hazard)
      ? [{ ...common, kind: 'sds' as const, title: `${name}: safety data sheet`, url: safetySheetKey(slug) }]
      : []),
  ];
}
