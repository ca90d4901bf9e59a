import type { ListedTranslation, TranslationCounts, TranslationText } from 'api-client';
import { translatedFields } from 'api-client/content-types';
import { may } from '../../auth/may';
import { mayRead, type Viewer } from '../../auth/viewer';
import { NO_TEXTS, progressOf } from '../../content/translated-texts';
import type { Services } from '../../services';
import type { ListedPage, ListQuery } from './translatable';
import { requireTranslatorInto, translatableNamed, translatables, type Named } from './translatables';
import { publicationOf, toField } from './translations';

/** How much of the content that a user translates is translated. @throws as `requireTranslatorInto` */
export async function countTranslations(
  services: Services,
  viewer: Viewer,
  language: string,
): Promise<TranslationCounts[]> {
  requireTranslatorInto(services, viewer, language);
  const shown = translatables.filter(
    (content) =>
      translatedFields(content.fields).length > 0 &&
      may(viewer, content, 'translate') &&
      (mayRead(viewer, content.collection) || mayRead(viewer, 'translations')),
  );
  return Promise.all(shown.map((content) => content.counts(services.db, language)));
}

/** One page of the items of a collection with their translations. @throws as `translatableNamed` */
async function pageOf(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  query: ListQuery,
): Promise<ListedPage> {
  const content = await translatableNamed(services, viewer, named);
  return content.page(services.db, named.language, query, services.clock.now());
}

/** One page of the items of a collection, each with the state of its translation. @throws as `translatableNamed` */
export async function listTranslations(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  query: ListQuery,
): Promise<{ translations: ListedTranslation[]; total: number; nextCursor?: string }> {
  const { listed, listFields } = await pageOf(services, viewer, named, query);
  return {
    translations: listed.map(({ item: { id, title, status, texts }, translation }) => ({
      ...{ _id: id, title, status },
      ...publicationOf(translation),
      ...progressOf(texts, translation ?? NO_TEXTS),
    })),
    ...listFields,
  };
}

/** The texts of one page of the items of a collection. @throws as `translatableNamed` */
export async function listTexts(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  query: ListQuery,
): Promise<{ texts: TranslationText[]; total: number; nextCursor?: string }> {
  const { listed, listFields } = await pageOf(services, viewer, named, query);
  const texts = listed.flatMap(({ item, translation }) =>
    item.texts.map((text) => {
      const { field, label, kind, max, source, value, draft, state } = toField(text, translation);
      return {
        ...{ item: item.id, title: item.title, field, label, kind, ...(max !== undefined && { max }) },
        ...{ source, value: draft ?? value, machine: draft !== null, state },
      };
    }),
  );
  return { texts, ...listFields };
}

/** All texts of a collection, in parts. */
export async function* everyText(
  services: Services,
  viewer: Viewer,
  named: Omit<Named, 'id'>,
  state: ListQuery['state'],
): AsyncGenerator<readonly TranslationText[]> {
  let cursor: string | undefined;
  do {
    const { texts, nextCursor } = await listTexts(services, viewer, named, { state, limit: 100, cursor });
    yield texts;
    cursor = nextCursor;
  } while (cursor !== undefined);
}
