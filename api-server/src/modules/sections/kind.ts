import type { Section } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { sections } from '../../database/schema';
import { toSection, type SectionRow } from './repository';

export const sectionKind: ContentKind<typeof sections, SectionRow, Section> = {
  collection: 'sections',
  what: 'Section',
  table: sections,
  entityOf: toSection,
  titleOf: ({ heading }) => heading,
};
