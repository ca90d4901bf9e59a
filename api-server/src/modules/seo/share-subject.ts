import { ABOUT_PATH, HOME_PATH, slugKey } from 'api-client';
import { contentTypes, siteSettings, type AnyContentType } from 'api-client/content-types';
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
import { itemInLanguage } from '../../content-types/items-in-language';
import { textsFor } from '../../texts/texts';
import { findSiteSettings, toSiteSettings } from '../site-settings/repository';

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

/** A row with its published texts in a language; undefined is English. */
const rowIn = <Row extends { readonly id: string }>(
  { db }: Services,
  type: keyof typeof contentTypes,
  language: string | undefined,
  row: Row,
): Promise<Row> => itemInLanguage(db, contentTypes[type] as AnyContentType, language, { ...row, _id: row.id });

async function pageSubject(services: Services, name: string, language: string | undefined): Promise<Shown | undefined> {
  const { db, clock, config } = services;
  const path = `/${name}`;
  const english = FIXED_PAGES.find((page) => page.path === path)?.shareLabel;
  if (english === undefined) return undefined;
  const label = textsFor(config, language).text(english);
  const [settings] = await findSiteSettings(db);
  const site = settings && (await itemInLanguage(db, siteSettings, language, toSiteSettings(settings)));
  const [hero] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.page, path === ABOUT_PATH ? 'about' : 'home'), eq(sections.kind, 'hero')))
    .limit(1);
  const shown =
    hero && hero.visible && isPublic(hero, clock.now()) ? await rowIn(services, 'sections', language, hero) : undefined;
  const own = path === HOME_PATH || path === ABOUT_PATH ? shown?.heading : label;
  return {
    title: own || site?.title || label,
    label: path === HOME_PATH ? (site?.tagline ?? '') : label,
    image: shown?.image ?? '',
  };
}

async function sectorRow({ db }: Services, idOrSlug: string) {
  const rows = await db
    .select()
    .from(sectors)
    .where(eq(sectors.slugKey, slugKey(idOrSlug)));
  return rows.find(({ status }) => status !== 'trashed');
}

/** Finds the subject of each kind of page in a language; undefined for missing and unpublished ones. */
const subjects = {
  pages: pageSubject,
  'own-pages': async (services: Services, id: string, language: string | undefined) => {
    const row = await findContent(services.db, pages, 'pages', id);
    return row && { ...(await rowIn(services, 'pages', language, row)), label: '' };
  },
  blogs: async (services: Services, id: string, language: string | undefined) => {
    const row = await findContent(services.db, blogs, 'blogs', id);
    const label = textsFor(services.config, language).text('Blog');
    return (
      row && {
        ...(await rowIn(services, 'blogs', language, row)),
        label: `${label} · ${row.author}`,
        image: row.blogImg,
      }
    );
  },
  news: async (services: Services, id: string, language: string | undefined) => {
    const row = await findContent(services.db, news, 'news', id);
    const label = textsFor(services.config, language).text('News');
    return row && { ...(await rowIn(services, 'news', language, row)), label: `${label} · ${row.category}` };
  },
  products: async (services: Services, id: string, language: string | undefined) => {
    const row = await findProduct(services.db, id);
    if (!row || (await hiddenSubsectorIds(services.db, services.clock.now())).includes(row.subsectorId))
      return undefined;
    const { name: title } = await rowIn(services, 'products', language, row);
    return { ...row, title, label: textsFor(services.config, language).text('Product'), image: row.logo };
  },
  sectors: async (services: Services, id: string, language: string | undefined) => {
    const row = await sectorRow(services, id);
    if (!row) return undefined;
    const { name: title } = await rowIn(services, 'sectors', language, row);
    return { ...row, title, label: textsFor(services.config, language).text('Offerings'), image: row.logo };
  },
  subsectors: async (services: Services, id: string, language: string | undefined) => {
    const row = await findContent(services.db, subsectors, 'subsectors', id);
    if (!row || (await hiddenSubsectorIds(services.db, services.clock.now())).includes(row.id)) return undefined;
    const { name: title } = await rowIn(services, 'subsectors', language, row);
    return { ...row, title, label: textsFor(services.config, language).text('Offerings'), image: row.backgroundImage };
  },
  jobs: async (services: Services, id: string, language: string | undefined) => {
    const row = await findContent(services.db, jobPostings, 'job-postings', id);
    const label = textsFor(services.config, language).text('Careers');
    return (
      row && {
        ...(await rowIn(services, 'jobPostings', language, row)),
        label: `${label} · ${row.location}`,
        image: '',
      }
    );
  },
} as const;

export type ShareKind = keyof typeof subjects;
export const SHARE_KINDS = Object.keys(subjects) as ShareKind[];

/** @throws 404 when the page does not exist, or visitors may not see it */
export async function findShareSubject(
  services: Services,
  kind: ShareKind,
  name: string,
  language: string | undefined,
): Promise<ShareSubject> {
  const found: (Shown & Partial<ContentRow>) | undefined = await subjects[kind](services, name, language);
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
