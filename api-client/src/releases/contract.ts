import { contract, del, get, post, put } from '../contract/contract';
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
  fetchReleases: get('/releases', ['releases:handle'], { field: 'releases', tags: ['releases'] }),
  fetchRelease: get('/releases/:id', ['releases:handle'], { field: 'release', tags: ['releases'] }),
  createRelease: post('/releases', ['releases:handle'], { changes }),
  /** Renames a release, says when it is published, or which versions of front ends have to be live then. */
  updateRelease: put('/releases/:id', ['releases:handle'], { changes }),
  /** Forgets a release; its items stay as they are. */
  deleteRelease: del('/releases/:id', ['releases:handle'], { changes }),
  addReleaseItem: put('/releases/:id/items/:collection/:item', ['releases:handle'], { changes }),
  removeReleaseItem: del('/releases/:id/items/:collection/:item', ['releases:handle'], { changes }),
  /** Publishes all items at one moment, or none. */
  publishRelease: post('/releases/:id/publish', ['releases:handle'], { changes: changesContent }),
  /** Restores every item as it was before the release, or none. */
  undoRelease: post('/releases/:id/undo', ['releases:handle'], { changes: changesContent }),
  /** Creates a link that shows the whole site as it will be. */
  createReleaseLink: post('/releases/:id/link', ['releases:handle'], { changes: ['audit'] }),
});
