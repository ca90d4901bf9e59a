import { contract, del, get, post } from '../contract/contract';
import { ANY_READER, EVERYONE } from '../roles';
import { contentTags } from '../tags';
import type { previewLinkCalls } from './schemas';

export const { createPreviewLink, fetchPreviewLinks, endPreviewLink, createLivePreview, fetchPreview } = contract<
  typeof previewLinkCalls
>()({
  /** Creates a link to an unpublished item. Administrators who may change the item may share it. */
  createPreviewLink: post('/preview-links/:collection/:id', ANY_READER),
  /** The links to an item that have not expired. */
  fetchPreviewLinks: get('/preview-links/:collection/:id', ANY_READER, { field: 'links' }),
  endPreviewLink: del('/preview-links/:id', ANY_READER),
  /** Previews for a minute an item with the current input of its editor. The item itself is not changed. */
  createLivePreview: post('/live-previews/:collection', ANY_READER),
  /** The item that a link shows. */
  fetchPreview: get('/previews/:token', EVERYONE, {
    field: 'preview',
    tags: contentTags('blogs', 'job-postings', 'news', 'pages', 'products', 'sections'),
  }),
});
