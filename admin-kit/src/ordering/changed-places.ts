interface Placed {
  readonly _id: string;
  readonly order: number;
}

/** The items whose position changed, each with its new position, counted from 0. */
export function changedPlaces<Item extends Placed>(items: readonly Item[]): { item: Item; order: number }[] {
  return items.flatMap((item, order) => (item.order === order ? [] : [{ item, order }]));
}
