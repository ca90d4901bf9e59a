import { discardPendingChange, publishPendingChange, savePendingChange } from 'api-client';
import { collectionOf, type ContentType } from 'api-client/content-types';
import { useChange, useDates, useMayPublish } from 'shared-store';
import type { Stored } from './stored-item';
import { useLoaded } from './loaded';
import type { ItemForm } from './use-item-form';

interface SavedBeside {
  /** The fields of the body. */
  readonly fields: object;
  /** The version of the changes; for the first ones, the last change of the item in milliseconds. */
  readonly version: number | undefined;
  /** The form's values, of which the moments count. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Publishes the changes at once. */
  readonly publish: boolean;
}

export interface ItemChanges {
  /** The version on which the next changes are based. */
  readonly version: number;
  /** Saves changes that visitors do not see yet; resolves to a message. */
  readonly save: (changes: SavedBeside) => Promise<string>;
  /** Publishes the pending changes; resolves to a message. */
  readonly publish: () => Promise<string>;
  /** Keeps the pending changes although the item was changed after them. */
  readonly rebase: () => Promise<void>;
  /** Discards the pending changes, if the user may. */
  readonly discard: () => Promise<void>;
}

/** The changes beside a published item. They reject with the refusal of the call. */
export function useItemChanges<Item extends Stored>(
  type: ContentType,
  id: string,
  { form, base, bodyOf }: ItemForm<Item>,
): ItemChanges {
  const dates = useDates();
  const mayPublish = useMayPublish(type.collection);
  const { refetch } = useLoaded();
  const [save] = useChange(savePendingChange);
  const [publish] = useChange(publishPendingChange);
  const [discard] = useChange(discardPendingChange);
  const params = { collection: collectionOf(type), id };
  const { pending } = base;
  const version = pending?.version ?? Date.parse(base.item?.updatedAt ?? '');
  const momentOf = (input: unknown): string | null =>
    typeof input === 'string' && input !== '' ? dates.fromInput(input).toISOString() : null;
  const momentsOf = ({ values: { changesAt, unpublishAt }, publish: isNow }: SavedBeside) => {
    if (!mayPublish) return {};
    // Changes are published now, and the item may still be unpublished at a time.
    const until = momentOf(unpublishAt);
    return until ? { publishAt: until, unpublish: true } : { publishAt: isNow ? null : momentOf(changesAt) };
  };
  return {
    version,
    save: async (changes) => {
      const body = { fields: { ...changes.fields }, version: changes.version ?? version, ...momentsOf(changes) };
      const saved = await save({ params, body }).unwrap();
      const { message } = changes.publish
        ? await publish({ params, body: { version: saved.pendingChange.version } }).unwrap()
        : saved;
      await refetch();
      return message;
    },
    publish: async () => {
      // Saving keeps an item that its page's publication would delete.
      const kept = pending?.deletes
        ? await save({ params, body: { fields: { ...bodyOf(form.getValues()) }, version } }).unwrap()
        : undefined;
      const { message } = await publish({
        params,
        body: { version: kept?.pendingChange.version ?? version },
      }).unwrap();
      await refetch();
      return message;
    },
    rebase: async () => {
      const fields = { ...bodyOf(form.getValues()) };
      const { publishAt = null, unpublish = false } = pending ?? {};
      await save({ params, body: { fields, version, publishAt, unpublish, rebase: true } }).unwrap();
      await refetch();
      form.reset(form.getValues());
    },
    discard: async () => {
      if (pending && (mayPublish || pending.isMine)) await discard({ params }).unwrap();
    },
  };
}
