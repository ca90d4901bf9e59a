import type { Section } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { sections } from '../../database/schema';
import { type SectionRow } from './repository';
export declare const sectionKind: ContentKind<typeof sections, SectionRow, Section>;
