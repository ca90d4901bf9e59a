import type { PageSection, Section } from 'api-client';

/** The content of a section, on a built-in or a custom page. */
export type SectionContent = Pick<
  Section,
  | '_id'
  | 'eyebrow'
  | 'heading'
  | 'text'
  | 'image'
  | 'imageAlt'
  | 'linkLabel'
  | 'link'
  | 'items'
  | 'locale'
  | 'untranslated'
> & { readonly kind: Section['kind'] | PageSection['kind'] };

/** The properties of every section component. */
export interface SectionProps {
  readonly section: SectionContent;
}

/** The id of a section's heading, which labels the section for assistive technology. */
export function headingId(section: Pick<SectionContent, '_id' | 'kind'>): string {
  return `section-${section.kind}-${section._id}`;
}
