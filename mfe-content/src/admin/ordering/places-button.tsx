import type { ContentType } from 'api-client/content-types';
import { oneByOne, useContentChanges, useContentItems } from 'admin-kit/content';
import { changedPlaces } from './changed-places';
import { OrderButton } from './order-button';

interface Placed {
  readonly _id: string;
  readonly order: number;
}

/** The button that puts the items of a content type in order. */
export function PlacesButton({ type }: { readonly type: ContentType }) {
  const { data = [] } = useContentItems<Placed>(type);
  const { update } = useContentChanges(type);
  return (
    <OrderButton
      title="Change the order"
      items={[...data].sort((a, b) => a.order - b.order)}
      labelOf={(item) => String(Reflect.get(item, type.title))}
      save={(items) => oneByOne(changedPlaces(items), ({ item, order }) => update(item._id, { order }))}
    />
  );
}
