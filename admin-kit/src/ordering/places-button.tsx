import type { ContentType } from 'api-client/content-types';
import { useMayPublish } from 'shared-store';
import { useContentChanges, useContentItems } from '../content/api';
import { oneByOne } from '../one-by-one';
import { OrderButton } from './order-button';

interface Placed {
  readonly _id: string;
  readonly order: number;
}

/** The items whose position changed, each with its new position, counted from 0. */
function changedPlaces<Item extends Placed>(items: readonly Item[]): { item: Item; order: number }[] {
  return items.flatMap((item, order) => (item.order === order ? [] : [{ item, order }]));
}

/** The button that reorders the items of a content type, for users who publish. */
export function PlacesButton({ type }: { readonly type: ContentType }) {
  const { data = [] } = useContentItems<Placed>(type);
  const { update } = useContentChanges(type);
  const publishes = useMayPublish(type.collection);
  if (!publishes) return null;
  return (
    <OrderButton
      title="Reorder"
      items={[...data].sort((a, b) => a.order - b.order)}
      labelOf={(item) => String(Reflect.get(item, type.title))}
      save={(items) => oneByOne(changedPlaces(items), ({ item, order }) => update(item._id, { order }))}
    />
  );
}
