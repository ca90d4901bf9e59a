import type { ComponentType } from 'react';
import type { contentTypes } from 'api-client/content-types';

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

const load = () => import(/* webpackChunkName: "admin-content-type" */ './content/content-screens');

/** The routes of a content type: its list, and the editor of a new and of an existing item. */
export function contentRoutes(
  name: keyof typeof contentTypes,
  /** The screens that do not follow from its definition alone. */
  special: { readonly list?: LoadScreen; readonly editor?: LoadScreen } = {},
) {
  const { list, editor }: { readonly list: LoadScreen; readonly editor: LoadScreen } = {
    list: async () => (await load()).listOf(name),
    editor: async () => (await load()).editorOf(name),
    ...special,
  };
  return [
    { index: true as const, lazy: list },
    { path: 'new', lazy: editor },
    { path: ':id', lazy: editor },
  ];
}
