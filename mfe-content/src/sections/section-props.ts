import type { Section } from 'api-client';

/** What every piece of a page that an editor can change is given. */
export interface SectionProps {
  readonly section: Section;
}

/** The id of a section's heading, which names the section for assistive technology. */
export function headingId(section: Section): string {
  return `section-${section.kind}-${section._id}`;
}
