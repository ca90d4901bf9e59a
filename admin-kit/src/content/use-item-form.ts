import type { PendingItem } from 'api-client';
import { derive, type ContentType } from 'api-client/content-types';
import { useEffect, useState } from 'react';
import { useDates } from 'shared-store';
import { useForm, useWatch, type UseFormReturn } from 'ui-kit/form';
import { isSame } from '../is-same';
import { isPublishable, publicationBody, publicationValues, type PublicationValues } from '../publication-fields';
import type { ItemEditorOptions, Merged } from './item-editor-options';
import type { Stored } from './stored-item';
import { toBody, toValues, type ValuesOf } from './form-values';
import { useLoaded } from './loaded';
import { copied, useOriginal } from './original';

export interface ItemForm<Item> {
  readonly form: UseFormReturn<Record<string, unknown>>;
  /** The item on which the form's values are based, and its changes that visitors do not see yet. */
  readonly base: { readonly item: Item | undefined; readonly pending: PendingItem | undefined };
  /** Whether visitors see the item. */
  readonly isLive: boolean;
  /** Whether the item is a draft without changes beside it. */
  readonly isDraft: boolean;
  /** Whether the item stays visible to visitors by the values in the form. */
  readonly staysLive: boolean;
  /** Converts an item to the form's values. */
  readonly valuesOf: (of: Item | undefined) => Record<string, unknown>;
  /** Converts the form's values to the body of a request. */
  readonly bodyOf: (values: object) => object;
}

/**
 * The form of an item: the values of its pending changes, else its own, else those of the item that is copied. A version
 * that another editor saved replaces them as long as nothing was typed.
 */
export function useItemForm<Type extends ContentType, Item extends Stored, Values extends object>(
  options: ItemEditorOptions<Type, Item, Values>,
): ItemForm<Item> {
  const { type, item } = options;
  const dates = useDates();
  const original = useOriginal<Item>();
  const { pending } = useLoaded();
  const [base, setBase] = useState({ item, pending });
  const valuesOf = (of: Item | undefined): ValuesOf<Type> =>
    derive(Object.entries({ ...toValues(type, of), ...publicationValues(dates, of), ...options.values?.(of) }));
  const startValues = (of: typeof base): object => ({
    ...valuesOf(of.item && of.pending ? { ...of.item, ...of.pending.content } : of.item),
    changesAt: dates.toInput(of.pending?.unpublish ? null : (of.pending?.publishAt ?? null)),
    unpublishAt: dates.toInput(of.pending?.unpublish ? of.pending.publishAt : null),
  });
  const form = useForm<Record<string, unknown>>({
    defaultValues:
      !item && original
        ? { ...valuesOf(original), ...copied(original, type.title), ...options.copied }
        : { ...startValues(base) },
  });
  const { isDirty } = form.formState;
  const isOther = item?.version !== base.item?.version || pending?.version !== base.pending?.version;
  useEffect(() => {
    if (!isOther) return;
    const now = { item, pending };
    const values = Object.entries({ ...startValues(now) });
    // This form was saved as that version, and something was typed meanwhile. An empty address was made from the title.
    const saved: object = form.formState.defaultValues ?? {};
    const isSaved = values.every(([name, value]) => name === 'slug' || isSame(value, Reflect.get(saved, name)));
    if (isDirty && !isSaved) return;
    setBase(now);
    if (!isDirty) form.reset(Object.fromEntries(values));
    // The versions decide; the functions are new at every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [item?.version, pending?.version, isOther, isDirty]);
  const isLive = isPublishable(item) && item.status === 'published';
  return {
    form,
    base,
    isLive,
    isDraft: isPublishable(item) && item.status === 'draft' && !base.pending,
    staysLive: useWatch({ control: form.control, name: 'status' }) === 'published' && isLive,
    valuesOf,
    // `valuesOf` made the form's values.
    bodyOf: (values) => ({
      ...toBody<object>(type, values, item),
      ...publicationBody(values as PublicationValues, dates, item),
      ...options.body?.(values as Merged<Type, Values>),
    }),
  };
}
