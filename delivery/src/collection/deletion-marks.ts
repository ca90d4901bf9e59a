import type { Store } from '../stores/store';

/** `/r/careers/1.0.0-ab12cd34/` → `gc/careers/1.0.0-ab12cd34.json`. */
const keyOf = (folder: string): string => `gc/${folder.replace(/^\/r\//, '').replace(/\/$/, '')}.json`;

/** Records that a folder may be collected from now on; an earlier mark stays. */
export async function markForDeletion(store: Store, folder: string, now: Date): Promise<void> {
  await store.blobs.create(keyOf(folder), Buffer.from(JSON.stringify({ markedAt: now.toISOString() })));
}

/** When a folder was marked; undefined while it is not. */
export async function markedForDeletionAt(store: Store, folder: string): Promise<Date | undefined> {
  const blob = await store.blobs.get(keyOf(folder));
  if (!blob) return undefined;
  const { markedAt: at } = JSON.parse(blob.bytes.toString('utf8')) as { markedAt: string };
  return new Date(at);
}

/** Removes the mark of a folder that is in use again or removed. */
export function unmark(store: Store, folder: string): Promise<void> {
  return store.blobs.remove(keyOf(folder));
}
