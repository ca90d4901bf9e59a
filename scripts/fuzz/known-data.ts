import type { Operation } from './document';
import { z } from 'zod';

/** Real data of the site: calls with it get further than those with invented values. */
export interface KnownData {
  /** Ids and slugs by the first word of the path that lists them. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  readonly files: readonly string[];
  readonly emails: readonly string[];
  readonly cursors: readonly string[];
  readonly names: readonly string[];
}

const MAX_SAMPLES = 60;
const found = z.record(z.string(), z.unknown());

/** Every string with a name, anywhere in an answer. */
function collect(value: unknown, take: (name: string, text: string) => void): void {
  if (Array.isArray(value)) return value.forEach((item) => collect(item, take));
  const record = found.safeParse(value);
  if (!record.success) return;
  for (const [name, inner] of Object.entries(record.data)) {
    if (typeof inner === 'string') take(name, inner);
    else collect(inner, take);
  }
}

/**
 * Reads every list of the site, in the order of the document.
 *
 * @param read answers the JSON of a path with the owner's permissions; undefined when it is refused
 */
export async function readKnownData(
  operations: readonly Operation[],
  read: (path: string) => Promise<unknown>,
): Promise<KnownData> {
  const ids: Record<string, string[]> = {};
  const [files, emails, cursors, names] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  for (const { method, path, parameters } of operations) {
    if (method !== 'GET' || path.includes('{') || /\.csv$|google/.test(path)) continue;
    const asks = (name: string): boolean => parameters.some((parameter) => parameter.name === name);
    const query = [asks('limit') && 'limit=20', asks('status') && 'status=all', asks('sort') && 'sort=-createdAt'];
    const noun = path.split('/')[3] ?? '';
    const known = new Set<string>();
    collect(await read(`${path}?${query.filter(Boolean).join('&')}`), (name, text) => {
      if (name === '_id' || name === 'slug' || name === 'id') known.add(text);
      if (name === 'email') emails.add(text);
      if (name === 'nextCursor') cursors.add(text);
      if (name === 'name' || name === 'title' || name === 'fieldName' || name === 'location') names.add(text);
      if (text.startsWith('/api/v1/files/') && !text.includes('?')) files.add(text);
    });
    ids[noun] = [...(ids[noun] ?? []), ...known].slice(0, MAX_SAMPLES);
  }
  const some = (values: Set<string>): string[] => [...values].slice(0, MAX_SAMPLES);
  return { ids, files: some(files), emails: some(emails), cursors: some(cursors), names: some(names) };
}

const SAME: Readonly<Record<string, readonly string[]>> = {
  product: ['products', 'categories'],
  productIds: ['products', 'categories'],
  subsector: ['subsectors'],
  subsectorId: ['subsectors'],
  sector: ['sectors'],
  sectorId: ['sectors'],
  sectorIds: ['sectors'],
  categories: ['products'],
  ids: ['sections', 'products'],
  jobId: ['job-postings'],
  innerId: ['services'],
  uploads: ['media'],
  files: ['media'],
};

/** The ids that a field or a path parameter with this name most likely refers to; all ids for an unknown name. */
export function idsFor(name: string, { ids }: KnownData): readonly string[] {
  const lists = ids[name] ? [name] : SAME[name];
  const likely = (lists ?? []).flatMap((list) => ids[list] ?? []);
  return likely.length > 0 ? likely : Object.values(ids).flat();
}
