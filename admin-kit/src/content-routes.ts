import type { ComponentType } from 'react';
import type { contentTypes } from 'api-client/content-types';

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

/** By its public name, so that remotes use the copy that the host shares. */
const load = () => import('admin-kit/content');

/** The routes of a content type: its list, and the editor of a new and of an existing item. */
export function contentRoutes(
  name: keyof typeof contentTypes,
  /** The screens that do not follow from its definition alone. */
  special: { readonly list?: LoadScreen; readonly editor?: LoadScreen } = {},
) {
  const { list, editor }: { readonly list: LoadScreen; readonly editor: LoadScreen } = {
    list: async () => (await load()).contentListOf(name),
    editor: async () => (await load()).contentEditorOf(name),
    ...special,
  };
  return [
    { index: true as const, lazy: list },
    { path: 'new', lazy: editor },
    { path: ':id', lazy: editor },
  ];
}
