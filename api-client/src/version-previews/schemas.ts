import * as z from 'zod';
import { changeAnswer, messageAnswer } from '../validation/answer';
import { idParams } from '../validation/entity';
import { line } from '../validation/text';

/** How long a link to published versions works, in days. */
export const VERSION_PREVIEW_DAYS = 7;

/** Front ends, each with one version. */
export const namedVersionsSchema = z
  .array(
    z.object({
      /** The front end, by its name. */
      remote: line('Front end', 60),
      version: line('Version', 100),
    }),
  )
  .max(20, 'Name at most 20 versions')
  .refine((all) => new Set(all.map(({ remote }) => remote)).size === all.length, 'A front end has one version');
export type NamedVersions = z.output<typeof namedVersionsSchema>;

/** The front ends of a link, each with one of its published versions. */
export const previewedVersionsSchema = namedVersionsSchema.min(1, 'Name a version');

/** A link that shows published versions to anyone who has it, until it expires. */
export const versionPreviewSchema = z.object({
  _id: z.string(),
  versions: namedVersionsSchema,
  /** The name of the release that it shows as well; empty for none. */
  release: z.string(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type VersionPreview = z.output<typeof versionPreviewSchema>;

/** A new link. Its path is answered only once: the site stores only the hash of its token. */
export const newVersionPreviewSchema = versionPreviewSchema.extend({
  /** Without the site's origin. */
  path: z.string(),
});

export const versionPreviewCalls = {
  createVersionPreview: {
    body: z.object({ versions: previewedVersionsSchema }),
    answer: changeAnswer({ preview: newVersionPreviewSchema }),
  },
  endVersionPreview: { params: idParams, answer: messageAnswer },
};
