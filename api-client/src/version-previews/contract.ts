import { contract, post } from '../contract/contract';
import { OWNERS } from '../roles';
import type { versionPreviewCalls } from './schemas';

export const { createVersionPreview } = contract<typeof versionPreviewCalls>()({
  /** Makes a link with which a browser gets one published version of a front end, whoever else gets it, until it ends. */
  createVersionPreview: post('/auth/version-previews', OWNERS),
});
