import { languageName } from 'api-client';
import { careerBanner, isRemoteCollection, menus, siteSettings, translatedFields } from 'api-client/content-types';
import { may } from '../../auth/may';
import { translatesInto } from '../../auth/limits-of-role';
import type { Viewer } from '../../auth/viewer';
import { contentTypes } from '../../content-types';
import { servedCollections } from '../../content-types/collections/served-collections';
import { requireLanguage } from '../../content/site-languages';
import type { Database } from '../../database/database';
import { forbidden, invalidField, notFound } from '../../errors/failures';
import type { Services } from '../../services';
import { findCareerBanner, toCareerBanner } from '../career-banner/repository';
import { findMenus, toMenus } from '../menus/repository';
import { findSiteSettings, toSiteSettings } from '../site-settings/repository';
import type { Translatable } from './translatable';
import { translatableCollection } from './translatable-collection';
import { translatableSingle } from './translatable-single';

/** A translation in an address. */
export interface Named {
  readonly language: string;
  readonly collection: string;
  readonly id: string;
}

const singles: readonly Translatable[] = [
  translatableSingle({
    definition: siteSettings,
    collection: siteSettings.collection,
    read: async (db) => (await findSiteSettings(db)).map(toSiteSettings)[0],
    lock: async (tx) => (await findSiteSettings(tx).for('update')).map(toSiteSettings)[0],
  }),
  translatableSingle({
    definition: careerBanner,
    collection: careerBanner.collection,
    read: async (db) => (await findCareerBanner(db)).map(toCareerBanner)[0],
    lock: async (tx) => (await findCareerBanner(tx).for('update')).map(toCareerBanner)[0],
  }),
  translatableSingle({
    definition: menus,
    collection: menus.collection,
    read: async (db) => (await findMenus(db)).map(toMenus)[0],
    lock: async (tx) => (await findMenus(tx).for('update')).map(toMenus)[0],
  }),
];

/** The content of the site itself, in the order of menus and lists; that of remotes is in the database. */
export const translatables: readonly Translatable[] = [...contentTypes.map(translatableCollection), ...singles];

/** The content of a collection whose items are translated. @throws 404 for other content */
export async function translatableOf(db: Database, collection: string): Promise<Translatable> {
  const all = isRemoteCollection(collection)
    ? (await servedCollections(db)).map(translatableCollection)
    : translatables;
  const content = all.find((one) => one.collection === collection);
  if (!content) throw notFound('Item');
  return content;
}

/**
 * Every call about translations asks it, with the language in its address.
 *
 * @throws 400 for a language that the site does not have, 403 for one into which the user does not translate
 */
export function requireTranslatorInto({ config }: Pick<Services, 'config'>, viewer: Viewer, language: string): void {
  requireLanguage(config, language);
  if (!translatesInto(viewer, language))
    throw forbidden(`Your role does not translate into ${languageName(language)}. An owner can change that.`);
}

/**
 * The content whose items are translated.
 *
 * @throws as `requireTranslatorInto`; 400 for content without translated texts, 404 for other content, 403 without the
 *   right
 */
export async function translatableNamed(
  services: Pick<Services, 'db' | 'config'>,
  viewer: Viewer,
  { language, collection }: Pick<Named, 'language' | 'collection'>,
): Promise<Translatable> {
  const content = await translatableOf(services.db, collection);
  if (!may(viewer, content, 'translate')) throw forbidden();
  requireTranslatorInto(services, viewer, language);
  if (translatedFields(content.fields).length === 0)
    throw invalidField('collection', `The texts of ${collection} are not translated`);
  return content;
}
