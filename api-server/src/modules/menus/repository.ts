import type { Menus } from 'api-client';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { menus } from '../../database/schema';

type MenusRow = typeof menus.$inferSelect;

/** The owner's menus; none until they are first changed. */
export function findMenus(db: Database) {
  return db.select().from(menus).limit(1);
}

export function toMenus(row: MenusRow): Menus {
  const { navbar, button, menu, footer, sections } = row;
  return { ...entityFieldsOf(row), navbar, button, menu, footer, sections };
}
