import { contentScreen } from 'admin-kit/content-screen';
import { fetchCollections } from 'api-client';
import { collectionType } from 'api-client/content-types';
import type { AdminScreen } from 'federation/contract';
import { callApi, selectPermission, type AppStore } from 'shared-store';

/** Below the screens of the site's content types. */
const FIRST_PLACE = 1_000;

/** The screens of the collections that live remotes bring: a list and an editor for each, by its definition alone. */
export async function collectionScreens(store: AppStore): Promise<AdminScreen[]> {
  if (!selectPermission(store.getState(), fetchCollections)) return [];
  const { collections } = await store.dispatch(callApi(fetchCollections));
  return collections
    .filter(({ live }) => live)
    .map(({ remote, collection, definition }, at) => {
      const type = collectionType(remote, collection, definition);
      return contentScreen(type, {
        label: definition.plural ?? `${definition.what}s`,
        group: definition.publicForm ? 'Messages' : 'Content',
        order: FIRST_PLACE + at,
        ...(definition.publicForm?.anonymous && {
          editor: async () =>
            (await import(/* webpackChunkName: "admin-report" */ '../reports/report-editor')).reportEditorOf(type),
        }),
      });
    });
}
