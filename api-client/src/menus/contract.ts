import { contract, get, post } from '../contract/contract';
import { EVERYONE, OWNERS } from '../roles';
import { changed, contentTags } from '../tags';
import type { menuCalls } from './schemas';

export const { fetchMenus, updateMenus } = contract<typeof menuCalls>()({
  fetchMenus: get('/menus', EVERYONE, { field: 'menus', tags: contentTags('menus') }),
  updateMenus: post('/menus', OWNERS, { changes: changed('menus') }),
});
