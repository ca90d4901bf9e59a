import type { ContentType } from 'api-client/content-types';
import type { ValuesOf } from './form-values';

/** The values of a form whose editor replaces some of the definition's with its own. */
export type Merged<Type extends ContentType, Values> = Values & Omit<ValuesOf<Type>, keyof Values>;

/** An item, and the ways in which its editor's values differ from the definition's. */
export interface ItemEditorOptions<Type extends ContentType, Item, Values> {
  readonly type: Type;
  /** Undefined for a new item. */
  readonly item: Item | undefined;
  /** The initial values that differ from the definition's. */
  readonly values?: (item: Item | undefined) => Values;
  /** The fields in which a copy differs from its original, besides name, address and status. */
  readonly copied?: object;
  /** The request body, if it differs from the definition's. */
  readonly body?: (values: Merged<Type, Values>) => object;
  /** The content that visitors lose if the item is unpublished, by default its type. */
  readonly lost?: string;
  /** Uploads the chosen files; resolves to the fields of the body that refer to them. */
  readonly upload?: (values: Merged<Type, Values>) => Promise<object>;
}
