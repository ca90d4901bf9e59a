import type { Sector, Subsector } from 'api-client';

/** The picture at the head of a sector's page. */
export const sectorPicture = ({ backgroundImage, logo }: Sector): string => backgroundImage || logo;

/** The picture of a subsector, on its card and at the head of its page: its own, otherwise that of its sector. */
export const subsectorPicture = ({ backgroundImage }: Subsector, sector: Sector): string =>
  backgroundImage || sectorPicture(sector);
