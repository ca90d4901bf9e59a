import { slugKey, type Sector, type Subsector } from 'api-client';

interface Named {
  readonly _id: string;
  readonly slug: string;
  readonly name: string;
}

function answersTo(entity: Named, wanted: string): boolean {
  const { slug, name } = entity;
  return [slug, name, name.replaceAll('&', ' and ')].some((known) => slugKey(known) === wanted);
}

/** Finds the entity for a part of an address: by id, slug or name, ignoring case and punctuation. */
export function resolveNamed<T extends Named>(entities: readonly T[], part: string): T | undefined {
  const exact = entities.find(({ _id }) => _id === part);
  if (exact) return exact;
  const wanted = slugKey(part.replaceAll('&', ' and '));
  if (wanted === '') return undefined;
  return entities.find((entity) => answersTo(entity, wanted) || answersTo(entity, slugKey(part)));
}

/** The content of `/offerings/{id}`: a sector's landing page, a subsector's page, or nothing. */
export type Offering =
  | { readonly sector: Sector; readonly subsector?: undefined }
  | { readonly sector: Sector; readonly subsector: Subsector };

/** Resolves `/offerings/{id}`; a sector takes precedence over a subsector of the same name. */
export function resolveOffering(
  sectors: readonly Sector[],
  subsectors: readonly Subsector[],
  id: string,
): Offering | undefined {
  const sector = resolveNamed(sectors, id);
  if (sector) return { sector };
  return resolveSubsector(sectors, subsectors, undefined, id);
}

/**
 * The static chemicals page links to `/offerings/chemicals/{cardTitle}`, although "chemicals" is not a sector's slug.
 */
export const CHEMICALS = 'chemicals';

/**
 * Resolves `/offerings/{pageId}/{id}` to a subsector of the sector that `pageId` names; without `pageId` to any.
 * A subsector of another sector is not found, except below `chemicals`.
 */
export function resolveSubsector(
  sectors: readonly Sector[],
  subsectors: readonly Subsector[],
  pageId: string | undefined,
  id: string,
): { sector: Sector; subsector: Subsector } | undefined {
  const owner = pageId === undefined ? undefined : resolveNamed(sectors, pageId);
  if (pageId !== undefined && !owner && slugKey(pageId) !== CHEMICALS) return undefined;
  const subsector = resolveNamed(owner ? subsectors.filter(({ sectorId }) => sectorId === owner._id) : subsectors, id);
  const sector = sectors.find(({ _id }) => _id === subsector?.sectorId);
  return subsector && sector ? { sector, subsector } : undefined;
}
