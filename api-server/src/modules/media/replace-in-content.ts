import { focusedAddress } from 'api-client';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/database';
import type { files } from '../../database/schema';
import { fileUrl } from '../../files/store-file';
import { inTransaction, type Change } from '../../services';
import { versionedContentTypes } from '../versioned-content-types';
import { usesOf } from './usage';

type File = Pick<typeof files.$inferSelect, 'name' | 'size' | 'focusX' | 'focusY'>;

/** A text with one file replaced by another. The address in a field has the focal point; a text needs none. */
function textWith(text: string, before: File, after: File): string {
  const [address] = text.split('#');
  if (address !== fileUrl(before.name)) return text.replaceAll(before.name, after.name);
  return focusedAddress({ url: fileUrl(after.name), focus: { x: after.focusX, y: after.focusY } });
}

/** A value with one file replaced by another, in fields, in lists and in texts. */
function withFile(value: unknown, before: File, after: File): unknown {
  if (typeof value === 'string') return textWith(value, before, after);
  if (Array.isArray(value)) return value.map((one) => withFile(one, before, after));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, withFile(one, before, after)] as const);
  const replaced: Record<string, unknown> = Object.fromEntries(entries);
  const described = 'url' in value && String(value.url).endsWith(`/${before.name}`) && 'size' in value;
  return described ? { ...replaced, size: after.size } : replaced;
}

/**
 * Shows one file in place of another, or the same one with another focal point. Each changed item has a new version,
 * which can be undone. Items in the trash stay as they are.
 *
 * @returns the number of changed items
 */
export async function replaceInContent(change: Change, tx: Database, before: File, after: File): Promise<number> {
  const { services } = change;
  const now = services.clock.now();
  const types = await versionedContentTypes(tx);
  let places = 0;
  for (const { collection, _id } of (await usesOf(tx, [before.name])).get(before.name) ?? []) {
    const shown = types.find((one) => one.collection === collection);
    const content = await shown?.current(tx, _id, now);
    if (!shown || !content) continue;
    const next = withFile(content, before, after);
    if (isDeepStrictEqual(next, content)) continue;
    await shown.revert(
      { ...change, services: inTransaction(services, tx) },
      _id,
      Object.fromEntries(Object.entries(Object(next))),
    );
    places += 1;
  }
  return places;
}
