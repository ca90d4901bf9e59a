import { fetchMedia } from 'api-client';
import type { MediaItem } from 'api-client';
import { request, siteApi, tagsOf } from 'shared-store';

/** The pictures of the media library, and all its files, for editors of content. */
export const { useContentFilesQuery, useContentPicturesQuery } = siteApi.injectEndpoints({
  endpoints: (build) => ({
    contentPictures: build.query<MediaItem[], void>({
      query: () => request(fetchMedia, { query: { kind: 'image', sort: '-createdAt' } }, 'field'),
      providesTags: tagsOf(fetchMedia),
    }),
    contentFiles: build.query<MediaItem[], void>({
      query: () => request(fetchMedia, { query: {} }, 'field'),
      providesTags: tagsOf(fetchMedia),
    }),
  }),
});
