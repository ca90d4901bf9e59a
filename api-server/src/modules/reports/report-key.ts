/**
 * A key as it is hashed: people leave out hyphens, use capitals, and write letters for the digits that look like them. The
 * alphabet of keys has no i, l, o and u.
 */
export const normalKey = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
