import { ABOUT_PATH, HOME_PATH, slugKey } from 'api-client';
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { isPublic, type ContentRow } from '../../content/columns';
import { blogs, jobPostings, news, pages, sections, sectors, subsectors } from '../../database/schema';
import { notFound } from '../../errors/failures';
import type { Services } from '../../services';
import { hiddenSubsectorIds } from '../../content-types/products/hidden-places';
import { findProduct } from '../../content-types/products/repository';
import { FIXED_PAGES } from '../../content/fixed-pages';
import { findContent } from '../../content/find-content';
import { findSiteSettings } from '../site-settings/repository';

export interface ShareSubject {
  /** Changes with everything in the picture. */
  readonly key: string;
  readonly title: string;
  /** The small line above the title. */
  readonly label: string;
  /** The address of the picture below; empty for a plain background. */
  readonly image: string;
  /** The address of the editors' own picture for shared links, which replaces all of it. May be empty. */
  readonly shareImage: string;
}

type Shown = Omit<ShareSubject, 'key' | 'shareImage'> & Partial<Pick<ShareSubject, 'shareImage'>>;

async function pageSubject({ db, clock }: Services, name: string): Promise<Shown | undefined> {
  const path = `/${name}`;
  const label = FIXED_PAGES.find((page) => page.path === path)?.shareLabel;
  if (label === undefined) return undefined;
  const [site] = await findSiteSettings(db);
  const [hero] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.page, path === ABOUT_PATH ? 'about' : 'home'), eq(sections.kind, 'hero')))
    .limit(1);
  const shown = hero && hero.visible && isPublic(hero, clock.now()) ? hero : undefined;
  const own = path === HOME_PATH || path === ABOUT_PATH ? shown?.heading : label;
  return {
    title: own || site?.title || label,
    label: path === HOME_PATH ? (site?.tagline ?? '') : label,
    image: shown?.image ?? '',
  };
}

async function sectorSubject({ db }: Services, idOrSlug: string): Promise<(Shown & ContentRow) | undefined> {
  const rows = await db
    .select()
    .from(sectors)
    .where(eq(sectors.slugKey, slugKey(idOrSlug)));
  const row = rows.find(({ status }) => status !== 'trashed');
  return row && { ...row, title: row.name, label: 'Offerings', image: row.logo };
}

/** Finds the subject of each kind of page; undefined for missing and unpublished ones. */
const subjects = {
  pages: pageSubject,
  'own-pages': async ({ db }: Services, id: string) => {
    const row = await findContent(db, pages, 'pages', id);
    return row && { ...row, label: '' };
  },
  blogs: async ({ db }: Services, id: string) => {
    const row = await findContent(db, blogs, 'blogs', id);
    return row && { ...row, label: `Blog · ${row.author}`, image: row.blogImg };
  },
  news: async ({ db }: Services, id: string) => {
    const row = await findContent(db, news, 'news', id);
    return row && { ...row, label: `News · ${row.category}` };
  },
  products: async ({ db, clock }: Services, id: string) => {
    const row = await findProduct(db, id);
    if (row && (await hiddenSubsectorIds(db, clock.now())).includes(row.subsectorId)) return undefined;
    return row && { ...row, title: row.name, label: 'Product', image: row.logo };
  },
  sectors: sectorSubject,
  subsectors: async ({ db, clock }: Services, id: string) => {
    const row = await findContent(db, subsectors, 'subsectors', id);
    if (row && (await hiddenSubsectorIds(db, clock.now())).includes(row.id)) return undefined;
    return row && { ...row, title: row.name, label: 'Offerings', image: row.backgroundImage };
  },
  jobs: async ({ db }: Services, id: string) => {
    const row = await findContent(db, jobPostings, 'job-postings', id);
    return row && { ...row, label: `Careers · ${row.location}`, image: '' };
  },
} as const;

export type ShareKind = keyof typeof subjects;
export const SHARE_KINDS = Object.keys(subjects) as ShareKind[];

/** @throws 404 when the page does not exist, or visitors may not see it */
export async function findShareSubject(services: Services, kind: ShareKind, name: string): Promise<ShareSubject> {
  const found: (Shown & Partial<ContentRow>) | undefined = await subjects[kind](services, name);
  const hidden =
    found?.status !== undefined &&
    !isPublic({ status: found.status, publishAt: found.publishAt ?? null }, services.clock.now());
  if (!found || hidden) throw notFound('Picture');
  const { title, label, image, shareImage = '' } = found;
  const digest = createHash('sha256')
    .update(JSON.stringify([kind, title, label, image, shareImage]))
    .digest('hex')
    .slice(0, 32);
  return { key: `${kind}-${digest}`, title, label, image, shareImage };
}
