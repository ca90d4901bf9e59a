import { contract, del, get, post } from '../contract/contract';
import { EVERYONE, RECRUITERS } from '../roles';
import type { previewLinkCalls } from './schemas';

export const { createPreviewLink, fetchPreviewLinks, endPreviewLink, createLivePreview, fetchPreview } = contract<
  typeof previewLinkCalls
>()({
  /** Makes a link to an item that is not published. Who may change the item may share it. */
  createPreviewLink: post('/preview-links/:collection/:id', RECRUITERS),
  /** The links to an item that have not ended. */
  fetchPreviewLinks: get('/preview-links/:collection/:id', RECRUITERS, { field: 'links' }),
  endPreviewLink: del('/preview-links/:id', RECRUITERS),
  /** Shows for a minute how an item would be with what is typed in its editor. Nothing of it is stored in the item. */
  createLivePreview: post('/live-previews/:collection', RECRUITERS),
  /** What a link shows. */
  fetchPreview: get('/previews/:token', EVERYONE, {
    field: 'preview',
    tags: ['blogs', 'job-postings', 'news', 'pages', 'products'],
  }),
});
