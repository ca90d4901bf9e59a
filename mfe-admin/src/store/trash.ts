import { fetchTrash, restoreFromTrash } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';
import { CONTENT_TAGS } from './content-tags';

export const { useTrashItemsQuery, useTrashRestoreMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    trashItems: readItems(build, fetchTrash, ['trash']),
    trashRestore: change(build, restoreFromTrash, CONTENT_TAGS),
  }),
});
