import type { ComponentType } from 'react';
import type { contentTypes, ContentType } from 'api-client/content-types';

type LoadScreen = () => Promise<{ readonly Component: ComponentType }>;

/** By its public name, so that remotes use the copy that the host shares. */
const load = () => import('admin-kit/content');

/**
 * The screen of a content type below `/admin`: its list, and the editor of a new and of an existing item.
 *
 * @param named its name, or the content type itself
 * @param screen its label and place in the side menu; and its list or editor, if one does not follow from the
 *   definition alone
 */
export function contentScreen<Screen extends object>(
  named: keyof typeof contentTypes | ContentType,
  { list, editor, ...screen }: Screen & { readonly list?: LoadScreen; readonly editor?: LoadScreen },
) {
  const path =
    typeof named === 'string' ? named.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : named.collection;
  return {
    ...screen,
    path,
    roles: [`${path}:read`],
    routes: [
      { index: true as const, lazy: list ?? (async () => (await load()).contentListOf(named)) },
      // Also for `new`: one route, so that the editor of a new item stays when the item has an id.
      { path: ':id', lazy: editor ?? (async () => (await load()).contentEditorOf(named)) },
    ],
  };
}
