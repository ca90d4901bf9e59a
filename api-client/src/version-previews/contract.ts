import { contract, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { versionPreviewCalls } from './schemas';

export const { createVersionPreview } = contract<typeof versionPreviewCalls>()({
  /** Creates a link that gives a browser one published version of a front end, until it expires. */
  createVersionPreview: post('/auth/version-previews', OWNERS),
});
