import { contract, del, get, post, put } from '../contract/contract';
import { ANY_CONTENT } from '../tags';
import type { pageDraftCalls } from './schemas';

const changes = ['pending-changes', ...ANY_CONTENT];

export const {
  fetchPageDraft,
  orderPageDraft,
  deleteFromPageDraft,
  keepInPageDraft,
  previewPageDraft,
  publishPageDraft,
  discardPageDraft,
} = contract<typeof pageDraftCalls>()({
  /** The sections of a fixed page as they will be once its changes are published, in order. */
  fetchPageDraft: get('/page-drafts/:page', ['sections:read'], {
    field: 'draft',
    tags: ['pending-changes', ...ANY_CONTENT],
  }),
  /** Saves the order of the sections beside what visitors see. */
  orderPageDraft: put('/page-drafts/:page/order', ['sections:write'], { changes }),
  /** Deletes a section with the next publication: visitors see it until then. */
  deleteFromPageDraft: del('/page-drafts/:page/sections/:id', ['sections:delete'], { changes }),
  /** Keeps a section that the next publication would delete. */
  keepInPageDraft: post('/page-drafts/:page/sections/:id/keep', ['sections:write'], { changes }),
  /** Previews the whole page for a minute. */
  previewPageDraft: post('/page-drafts/:page/preview', ['sections:read']),
  /** Publishes all changes of the page at one moment, or none. */
  publishPageDraft: post('/page-drafts/:page/publish', ['sections:publish'], { changes }),
  /** Discards the changes of all sections of the page. New sections stay drafts. */
  discardPageDraft: del('/page-drafts/:page/changes', ['sections:write'], { changes }),
});
