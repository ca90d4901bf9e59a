import { contentTypes, type ContentType } from 'api-client/content-types';
import { ContentCollection } from './content-collection';
import { ContentEditor } from './content-editor';
import { ItemPage } from './item-page';

const typeOf = (named: keyof typeof contentTypes | ContentType): ContentType =>
  typeof named === 'string' ? contentTypes[named] : named;

/** The list of a content type, by its definition alone. */
export function contentListOf(named: keyof typeof contentTypes | ContentType) {
  const type = typeOf(named);
  return { Component: () => <ContentCollection type={type} /> };
}

/** The editor of a content type, by its definition alone. */
export function contentEditorOf(named: keyof typeof contentTypes | ContentType) {
  const type = typeOf(named);
  return { Component: () => <ItemPage type={type} editor={(item) => <ContentEditor type={type} item={item} />} /> };
}
