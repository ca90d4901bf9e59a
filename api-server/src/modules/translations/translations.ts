import type { Translation, TranslatedField, TranslatedValue } from 'api-client';
import { auditChange } from '../../audit';
import type { Viewer } from '../../auth/viewer';
import {
  NO_TEXTS,
  stateOf,
  type SavedTexts,
  type SourceText,
  type TranslationRow,
} from '../../content/translated-texts';
import type { Database } from '../../database/database';
import { TRANSLATIONS } from '../../database/file-uses';
import type { TranslatedSource, TranslationDraft } from '../../database/schema';
import { conflict, requireVersion } from '../../errors/failures';
import { inTransaction, type Change, type Services } from '../../services';
import { formerSources } from './former-sources';
import { knownTexts } from './known-texts';
import {
  findRow,
  lockTranslation,
  publishLocked,
  requireItem,
  store,
  titleIn,
  unpublishLocked,
  type Locked,
} from './publication';
import { readTexts, sameTexts } from './texts';
import type { SourceItem } from './translatable';
import { translatableNamed, type Named } from './translatables';

/** Texts to save by field; an empty one removes the translation. */
interface Saved {
  readonly version: number;
  readonly fields: Readonly<Record<string, GivenText>>;
}

interface GivenText {
  readonly value: TranslatedValue;
  /** The hash of the English text that was translated; by default that of the current one. */
  readonly sourceHash?: string | undefined;
  /** A machine translated it: it is a draft until a person agrees. */
  readonly machine?: boolean;
}

/** Texts that are neither in the item nor in its translation. */
interface Elsewhere {
  /** The English texts that were translated, by field. */
  readonly former: Readonly<Record<string, TranslatedValue>>;
  /** Translations in other items by the hash of the English text. */
  readonly known: ReadonlyMap<string, TranslatedValue>;
}

const NOTHING_ELSEWHERE: Elsewhere = { former: {}, known: new Map() };

const isMissing = (text: SourceText, row: TranslationRow | undefined): boolean =>
  !row || stateOf(text, row) === 'missing';

/** A text in English and in a language. */
export function toField(
  text: SourceText,
  row: TranslationRow | undefined,
  { former, known }: Elsewhere = NOTHING_ELSEWHERE,
): TranslatedField {
  const { name, label, kind, field, value, hash } = text;
  return {
    ...{ field: name, label, kind, source: value, sourceHash: hash },
    ...('max' in field && field.max !== undefined && { max: field.max }),
    value: row?.texts[name] ?? null,
    draft: row?.drafts[name]?.value ?? null,
    published: row?.published?.[name] ?? null,
    state: row ? stateOf(text, row) : 'missing',
    translatedSource: former[name] ?? null,
    known: (isMissing(text, row) && known.get(hash)) || null,
  };
}

/** The state of a translation beside its item. */
export const publicationOf = (row: Pick<TranslationRow, 'published' | 'texts' | 'at' | 'by'> | undefined) => ({
  isPublished: Boolean(row?.published),
  isChanged: row !== undefined && !sameTexts(row.texts, row.published ?? {}),
  at: row?.at.toISOString() ?? null,
  by: row?.by ?? '',
});

async function toTranslation(
  db: Database,
  { id, title, status, path, texts }: SourceItem,
  row: TranslationRow | undefined,
  { collection, language }: Named,
): Promise<Translation> {
  const former = row ? await formerSources(db, texts, row) : {};
  const missing = texts.filter((text) => isMissing(text, row));
  const known = await knownTexts(db, { collection, language, id }, missing);
  return {
    ...{ _id: id, title, status, path: path ?? '' },
    ...publicationOf(row),
    version: row?.version ?? 0,
    publishedAt: row?.publishedAt?.toISOString() ?? null,
    publishedBy: row?.publishedBy ?? '',
    fields: texts.map((text) => toField(text, row, { former, known })),
  };
}

/** An item's texts in English and in a language. @throws as `translatableNamed`; 404 */
export async function readTranslation(services: Services, viewer: Viewer, named: Named): Promise<Translation> {
  const content = await translatableNamed(services, viewer, named);
  const { db, clock } = services;
  const item = requireItem(content, await content.find(db, named.id, clock.now()));
  return toTranslation(db, item, await findRow(db, { ...named, id: item.id }), named);
}

/** Changes a translation in one transaction. @returns the changed translation */
export const changeTranslation = (
  change: Change,
  named: Named,
  work: (locked: Locked) => Promise<TranslationRow>,
): Promise<Translation> =>
  change.services.db.transaction(async (tx) => {
    const locked = await lockTranslation({ ...change, services: inTransaction(change.services, tx) }, named);
    return toTranslation(tx, locked.item, await work(locked), named);
  });

/** @throws 409 with the current translation after a stale version */
export async function requireCurrent({ tx, item, row, named }: Locked, version: number): Promise<void> {
  const current = row?.version ?? 0;
  if (version !== current) requireVersion(version, current, await toTranslation(tx, item, row, named));
}

/** The saved texts of a row, to be changed. */
const copyOf = ({ texts, sources, drafts }: SavedTexts = NO_TEXTS) => ({
  texts: { ...texts } as Record<string, TranslatedValue>,
  sources: { ...sources } as Record<string, TranslatedSource>,
  drafts: { ...drafts } as Record<string, TranslationDraft>,
});

/**
 * Saves texts of an item in a language, beside those that visitors see. A text that a person saves takes the place of a
 * machine's draft; a machine's text is saved as a draft.
 *
 * @throws as `translatableNamed`; 400 that names invalid fields; 404; 409 with the current translation after a stale version
 */
export const saveTranslation = (change: Change, named: Named, { version, fields }: Saved): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { tx, item, row, now } = locked;
    await requireCurrent(locked, version);
    const read = await readTexts(tx, item.texts, fields);
    const saved = copyOf(row);
    for (const { name, value, hash: current } of read) {
      const { sourceHash: hash = current, machine = false } = fields[name] ?? {};
      const source = { hash, version: hash === current ? item.version : (row?.sources[name]?.version ?? null) };
      delete saved.drafts[name];
      if (machine) {
        if (value !== undefined) saved.drafts[name] = { value, ...source };
      } else if (value === undefined) {
        delete saved.texts[name];
        delete saved.sources[name];
      } else {
        saved.texts[name] = value;
        saved.sources[name] = source;
      }
    }
    const stored = await store(locked, named, { ...saved, at: now, by: change.viewer.name });
    const title = titleIn(locked, named.language);
    const given = Object.values(fields);
    const action = given.length > 0 && given.every(({ machine }) => machine) ? 'draft-translation' : 'update';
    await auditChange(tx, change, { action, collection: TRANSLATIONS, entityId: stored.id, title });
    return stored;
  });

/**
 * A person agrees to a machine's drafts, which become saved texts as if the person had written them.
 *
 * @param fields the names of the texts; all drafts by default
 * @throws as `translatableNamed`; 404; 409 without such a draft, and with the current translation after a stale version
 */
export const agreeToDrafts = (
  change: Change,
  named: Named,
  { version, fields }: { readonly version: number; readonly fields?: readonly string[] | undefined },
): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    const { tx, item, row, now } = locked;
    await requireCurrent(locked, version);
    const agreed = item.texts.filter(
      ({ name }) => row?.drafts[name] !== undefined && (fields === undefined || fields.includes(name)),
    );
    if (agreed.length === 0) throw conflict('There is no machine draft to agree to.');
    const saved = copyOf(row);
    for (const { name } of agreed) {
      const draft = saved.drafts[name];
      if (!draft) continue;
      const { value, ...source } = draft;
      saved.texts[name] = value;
      saved.sources[name] = source;
      delete saved.drafts[name];
    }
    const stored = await store(locked, named, { ...saved, at: now, by: change.viewer.name });
    const title = `${titleIn(locked, named.language)}: ${agreed.map(({ label }) => label).join(', ')}`;
    await auditChange(tx, change, {
      action: 'agree-translation',
      collection: TRANSLATIONS,
      entityId: stored.id,
      title,
    });
    return stored;
  });

/**
 * Makes the saved texts those that visitors see.
 *
 * @throws as `translatableNamed`; 404; 409 without a saved text, and with the current translation after a stale version
 */
export const publishTranslation = (change: Change, named: Named, version: number): Promise<Translation> =>
  changeTranslation(change, named, async (locked) => {
    await requireCurrent(locked, version);
    return publishLocked(change, locked, named);
  });

/** Shows an item in English again. The saved texts stay. @throws as `translatableNamed`; 404, also if it is not published */
export const unpublishTranslation = (change: Change, named: Named): Promise<Translation> =>
  changeTranslation(change, named, (locked) => unpublishLocked(change, locked, named));
