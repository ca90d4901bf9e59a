import type { ComponentProps } from 'react';
import type { ContentType } from 'api-client/content-types';
import { ContentEditor as AnyContentEditor } from 'admin-kit/content';
import { notify } from 'ui-kit';

/** The editor of a content type, with a message if a required field is empty. */
export function ContentEditor<
  Type extends ContentType,
  Item extends { readonly _id: string; readonly version: number },
  Values extends object,
>(props: ComponentProps<typeof AnyContentEditor<Type, Item, Values>>) {
  return <AnyContentEditor<Type, Item, Values> {...props} onInvalid={() => notify.error('All Fields are Required')} />;
}
