import { contract, del, get, post, put } from '../contract/contract';
import { EDITORS } from '../roles';
import { ANY_CONTENT } from '../tags';
import type { releaseCalls } from './schemas';

const changes = ['releases', 'audit'];
const changesContent = ['releases', 'pending-changes', ...ANY_CONTENT];

export const {
  fetchReleases,
  fetchRelease,
  createRelease,
  updateRelease,
  deleteRelease,
  addReleaseItem,
  removeReleaseItem,
  publishRelease,
  undoRelease,
  createReleaseLink,
} = contract<typeof releaseCalls>()({
  /** The releases, the newest first. */
  fetchReleases: get('/releases', EDITORS, { field: 'releases', tags: ['releases'] }),
  fetchRelease: get('/releases/:id', EDITORS, { field: 'release', tags: ['releases'] }),
  createRelease: post('/releases', EDITORS, { changes }),
  /** Renames a release, or says when it is published. */
  updateRelease: put('/releases/:id', EDITORS, { changes }),
  /** Forgets a release; its items stay as they are. */
  deleteRelease: del('/releases/:id', EDITORS, { changes }),
  addReleaseItem: put('/releases/:id/items/:collection/:item', EDITORS, { changes }),
  removeReleaseItem: del('/releases/:id/items/:collection/:item', EDITORS, { changes }),
  /** Publishes all items at one moment, or none. */
  publishRelease: post('/releases/:id/publish', EDITORS, { changes: changesContent }),
  /** Restores every item as it was before the release, or none. */
  undoRelease: post('/releases/:id/undo', EDITORS, { changes: changesContent }),
  /** Creates a link that shows the whole site as it will be. */
  createReleaseLink: post('/releases/:id/link', EDITORS, { changes: ['audit'] }),
});
