import { contract, del, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { versionPreviewCalls } from './schemas';

export const { createVersionPreview, endVersionPreview } = contract<typeof versionPreviewCalls>()({
  /** Creates a link that gives a browser published versions of front ends, until it expires or is ended. */
  createVersionPreview: post('/auth/version-previews', OWNERS),
  endVersionPreview: del('/auth/version-previews/:id', OWNERS),
});
