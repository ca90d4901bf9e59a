import { menusBodySchema } from 'api-client/schemas';
import type { VersionedContentType } from '../../content/versioned-content-type';
import { findMenus, toMenus } from './repository';
import { updateMenus } from './update';

/** The history of the menus. A site has one set of them, so it has no trash. */
export const versionedMenus: VersionedContentType = {
  collection: 'menus',
  what: 'Menus',
  current: async (tx) => {
    const [row] = await findMenus(tx);
    return row && toMenus(row);
  },
  revert: (change, _id, content) => updateMenus(change, menusBodySchema.parse({ ...content, version: undefined })),
};
