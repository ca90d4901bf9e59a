import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProductBody, SectorBody, SubsectorBody } from 'api-client';

/** The folder with the initial content of a site: data, texts, and under `files/` pictures and documents. */
export const CONTENT_FOLDER = path.join(__dirname, '../content');

export type Sector = SectorBody & { slug: string };
export type Subsector = Omit<SubsectorBody, 'sectorId' | 'categories'> & { slug: string; sector: string };
export type Product = Omit<ProductBody, 'subsectorId'> & {
  slug: string;
  subsector: string;
  customFields: NonNullable<ProductBody['customFields']>;
  documents: NonNullable<ProductBody['documents']>;
};

// The test beside this file validates the files against the contract.
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(CONTENT_FOLDER, `${name}.json`), 'utf8'));

/** The six industries, in the order the menu shows them. */
export const readSectors = (): Sector[] => read('sectors') as Sector[];

export const readSubsectors = (): Subsector[] => read('subsectors') as Subsector[];

/** The whole catalogue, in the order of the sectors. */
export const readProducts = (): Product[] => readSectors().flatMap(({ slug }) => read(`products/${slug}`) as Product[]);
