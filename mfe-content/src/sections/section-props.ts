import type { Section } from 'api-client';

/** What a section shows, on one of the site's own pages or on one that editors made. */
export type SectionContent = Pick<
  Section,
  '_id' | 'kind' | 'eyebrow' | 'heading' | 'text' | 'image' | 'imageAlt' | 'linkLabel' | 'link' | 'items'
>;

/** What every piece of a page that an editor can change is given. */
export interface SectionProps {
  readonly section: SectionContent;
}

/** The id of a section's heading, which names the section for assistive technology. */
export function headingId(section: Pick<SectionContent, '_id' | 'kind'>): string {
  return `section-${section.kind}-${section._id}`;
}
