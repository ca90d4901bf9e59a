import type { PageSection } from 'api-client';
import type { pageSectionBodySchema } from 'api-client/schemas';
import type { z } from 'zod';
import { plainText, sanitizeRichText } from './rich-text';
import { isMarked, markOf, storePlainRichText, type Rendered } from './stored-rich-text';
import type { Database } from '../database/database';
import { newId } from '../identity';
import { withIds } from './part-ids';

type Written = z.output<typeof pageSectionBodySchema>;

/** The stored form of a page's sections: rich texts sanitised, and the words for searches. */
interface StoredSections extends Rendered {
  readonly sections: PageSection[];
  readonly words: string;
}

const isRich = ({ kind }: Pick<PageSection, 'kind'>): boolean => kind === 'text';

/** All rich texts of some sections, as one text for the mark. */
const richTexts = (sections: readonly PageSection[]): string =>
  JSON.stringify(sections.filter(isRich).map(({ text }) => text));

const clean = (section: PageSection): PageSection =>
  isRich(section) ? { ...section, text: sanitizeRichText(section.text) } : section;

const wordsOf = (section: PageSection): string =>
  [
    section.eyebrow,
    section.heading,
    isRich(section) ? plainText(section.text) : section.text,
    ...section.items.flatMap(({ title = '', text = '', value = '', unit = '' }) => [title, text, value, unit]),
  ].join(' ');

/**
 * Sections as they are stored. Each gets a unique id, also if it was copied with another's, and so does each of its
 * entries.
 *
 * @param before the sections that are stored at present
 */
export async function storeSections(
  db: Database,
  written: readonly Written[],
  before: readonly PageSection[],
  now: Date,
): Promise<StoredSections> {
  const taken = new Set<string>();
  const sections: PageSection[] = [];
  for (const { _id, ...section } of written) {
    const id = _id !== undefined && !taken.has(_id) ? _id : newId(now);
    taken.add(id);
    const { text } = isRich(section) ? await storePlainRichText(db, section.text) : section;
    const entries = before.find((one) => one._id === id)?.items ?? [];
    sections.push({ _id: id, ...section, text, items: withIds(section.items, entries, now) });
  }
  return {
    sections,
    words: sections.map(wordsOf).join(' ').replaceAll(/\s+/g, ' ').trim(),
    renderedHtml: null,
    renderedMark: markOf(richTexts(sections), null),
  };
}

/** Sections as a page shows them; rich texts are sanitised now unless they were stored under today's rules. */
export function showSections(sections: readonly PageSection[], row: Rendered): PageSection[] {
  return isMarked(richTexts(sections), row) ? [...sections] : sections.map(clean);
}
