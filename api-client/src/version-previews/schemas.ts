import * as z from 'zod';
import { changeAnswer } from '../validation/answer';
import { line } from '../validation/text';

/** How long a link to a published version works, in days. */
export const VERSION_PREVIEW_DAYS = 7;

export const versionPreviewSchema = z.object({
  /** The link, without the site's origin. */
  path: z.string(),
  expiresAt: z.iso.datetime(),
});

export const versionPreviewCalls = {
  createVersionPreview: {
    body: z.object({
      /** The front end, by its name. */
      remote: line('Front end', 60),
      version: line('Version', 100),
    }),
    answer: changeAnswer({ preview: versionPreviewSchema }),
  },
};
