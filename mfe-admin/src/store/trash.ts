import { fetchTrash, restoreFromTrash } from 'api-client';
import { change, readItems, siteApi, siteTags } from 'shared-store';

export const { useTrashItemsQuery, useTrashRestoreMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    trashItems: readItems(build, fetchTrash, ['trash']),
    // Whatever comes back may be shown anywhere.
    trashRestore: change(
      build,
      restoreFromTrash,
      siteTags.filter((tag) => tag !== 'session'),
    ),
  }),
});
