import { cropMedia, deleteMedia, fetchMedia, undoCropOfMedia, updateMedia } from 'api-client';
import { change, readItems, siteApi } from 'shared-store';
import { CONTENT_TAGS } from './content-tags';

export const {
  useMediaListQuery,
  useMediaUpdateMutation,
  useMediaFocusMutation,
  useMediaCropMutation,
  useMediaUndoCropMutation,
  useMediaDeleteMutation,
} = siteApi.injectEndpoints({
  endpoints: (build) => ({
    mediaList: readItems(build, fetchMedia, [
      'media',
      'site-settings',
      'services',
      'products',
      'blogs',
      'news',
      'pages',
      'clients',
      'sections',
      'sectors',
    ]),
    mediaUpdate: change(build, updateMedia, ['media', 'audit']),
    // What is shown elsewhere changes as well.
    mediaFocus: change(build, updateMedia, CONTENT_TAGS),
    mediaCrop: change(build, cropMedia, CONTENT_TAGS),
    mediaUndoCrop: change(build, undoCropOfMedia, CONTENT_TAGS),
    mediaDelete: change(build, deleteMedia, ['media', 'audit']),
  }),
});
