import type { DemonstrationProduct, FileKey, HazardClass, ProductSource } from '../records';
type Documents = NonNullable<DemonstrationProduct['documents']>;
/** When the sheets of the demonstration content were last revised. */
export declare const sheetDate = "2026-08-01";
/** A revision that differs from product to product but never from one run to the next. */
export declare function sheetRevision(slug: string): string;
export declare function hasSafetySheet(hazard: HazardClass): boolean;
export declare const dataSheetKey: (slug: string) => FileKey;
export declare const safetySheetKey: (slug: string) => FileKey;
export declare const brochureKey: (slug: string) => FileKey;
/** The typed documents of a product. Sizes are filled in when the files have been stored. */
export declare function documentsOf({ slug, name, hazard }: ProductSource): Documents;
export {};
