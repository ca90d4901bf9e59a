import { deleteMedia, fetchMedia, updateMedia } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';

export const { useMediaListQuery, useMediaUpdateMutation, useMediaDeleteMutation } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    mediaList: readItems(build, fetchMedia, [
      'media',
      'site-settings',
      'services',
      'products',
      'blogs',
      'news',
      'clients',
      'sections',
      'sectors',
    ]),
    mediaUpdate: change(build, updateMedia, ['media', 'audit']),
    mediaDelete: change(build, deleteMedia, ['media', 'audit']),
  }),
});
