import { sectorPath, type Sector } from 'api-client';

/** The path of a sector's page in the submenu (specification, section 2). */
export const submenuPath = (sector: Pick<Sector, 'slug'>): string => `${sectorPath(sector)}/`;

/** How much of a sector's description a preview shows, in characters (specification, section 9). */
const DESCRIPTION_CHARACTERS = 50;

/** The beginning of a sector's description, with an ellipsis if it was cut. */
export function sectorPreview(description: string): string {
  if (description.length <= DESCRIPTION_CHARACTERS) return description;
  return `${description.slice(0, DESCRIPTION_CHARACTERS).trimEnd()}…`;
}
