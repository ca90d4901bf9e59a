import { collectionOf, type ContentType } from 'api-client/content-types';
import { useOnlyPublishes } from 'shared-store';
import type { PublishBarProps } from '../publish-bar';
import { useContentChanges } from './api';
import type { Stored } from './stored-item';
import { useLoaded } from './loaded';
import type { ItemChanges } from './use-item-changes';
import type { ItemForm } from './use-item-form';

/** How a user who does not write a kind of content publishes an item of it; undefined for users who write it. */
export function usePublishOnly<Item extends Stored>(
  type: ContentType,
  { base, isDraft }: ItemForm<Item>,
  beside: ItemChanges,
): PublishBarProps | undefined {
  const isAsked = useOnlyPublishes(collectionOf(type)) && !type.publicForm;
  const changes = useContentChanges(type);
  const { refetch } = useLoaded();
  const { item, pending } = base;
  if (!isAsked || !item) return undefined;
  // A deletion is published with its page.
  if (pending?.deletes) return {};
  if (pending) return { publish: beside.publish };
  if (!isDraft) return {};
  return {
    publish: async () => {
      const { message } = await changes.update(item._id, { status: 'published', version: item.version });
      await refetch();
      return message;
    },
  };
}
