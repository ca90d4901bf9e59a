import type { Menus } from 'api-client';
import type { FieldKind } from 'api-client/content-types';
import { and, eq, sql } from 'drizzle-orm';
import { contentTypes } from '../../content-types';
import type { ServedContentType } from '../../content-types/served-content-type';
import { columnOf } from '../../content-types/table-parts';
import type { Database } from '../../database/database';
import { propertyOf } from '../../database/schema/columns-of';
import { findMenus } from '../menus/repository';

/** An item that links to a page, or the menus. */
interface ContentLink {
  readonly collection: ServedContentType['collection'];
  readonly _id: string;
  readonly title: string;
}

/** The kinds of fields that may contain a link. */
const LINKING: ReadonlySet<FieldKind> = new Set(['richText', 'link', 'webAddress', 'custom']);
const LIMIT = 10;

/** Matches an address, but not a longer one that begins with it. */
const patternOf = (path: string): string => `${path.replaceAll(/[^\w/-]/g, String.raw`\$&`)}(?![\\w-])`;

async function linksIn(db: Database, served: ServedContentType, path: string): Promise<ContentLink[]> {
  const { type, table, collection } = served;
  const columns = Object.entries(type.fields).flatMap(([name, field]) =>
    LINKING.has(field.kind) && field.stored !== false ? [columnOf(served, propertyOf(name, field))] : [],
  );
  const title = type.fields[type.title];
  if (columns.length === 0 || !title) return [];
  const rows = await db
    .select({ _id: table.id, title: columnOf(served, propertyOf(type.title, title)) })
    .from(table)
    .where(
      and(
        eq(table.status, 'published'),
        sql`concat_ws(' ', ${sql.join(
          columns.map((column) => sql`${column}::text`),
          sql`, `,
        )}) ~ ${patternOf(path)}`,
      ),
    )
    .limit(LIMIT);
  return (rows as { _id: string; title: string }[]).map((row) => ({ ...row, collection }));
}

async function linksInMenus(db: Database, path: string): Promise<ContentLink[]> {
  const [row] = await findMenus(db);
  if (!row) return [];
  const { navbar, button, menu, footer, sections }: Pick<Menus, 'navbar' | 'button' | 'menu' | 'footer' | 'sections'> =
    row;
  const shown = [navbar, button, menu, footer, sections].flat().filter(({ hidden }) => !hidden);
  const links = shown.flatMap((entry) => [entry, ...(entry.entries ?? [])]);
  return links.some((link) => link.path === path) ? [{ collection: 'menus', _id: row.id, title: 'Menus' }] : [];
}

/** The published items and the menus that link to a page of the site. */
export async function linksTo(db: Database, path: string): Promise<ContentLink[]> {
  const found = await Promise.all([linksInMenus(db, path), ...contentTypes.map((served) => linksIn(db, served, path))]);
  return found.flat().slice(0, LIMIT);
}
