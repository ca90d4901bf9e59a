import { contentTypes, type ContentType } from 'api-client/content-types';
import { ContentCollection } from './content-collection';
import { ContentEditor } from './content-editor';
import { ItemPage } from './item-page';

/** The list of a content type, by its definition alone. */
export function contentListOf(name: keyof typeof contentTypes) {
  const type: ContentType = contentTypes[name];
  return { Component: () => <ContentCollection type={type} /> };
}

/** The editor of a content type, by its definition alone. */
export function contentEditorOf(name: keyof typeof contentTypes) {
  const type: ContentType = contentTypes[name];
  return { Component: () => <ItemPage type={type} editor={(item) => <ContentEditor type={type} item={item} />} /> };
}
