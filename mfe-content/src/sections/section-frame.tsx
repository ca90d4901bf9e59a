import type { ReactNode } from 'react';
import { Section, SectionHead } from 'ui-kit';
import { SectionLink } from './section-link';
import { headingId } from './section-props';
import type { SectionProps } from './section-props';

interface SectionFrameProps extends SectionProps {
  readonly tone?: 'paper' | 'mist';
  /** Whether the text is below the heading and the button beside it. */
  readonly introduced?: boolean;
  readonly children: ReactNode;
}

/** The band of a section with its optional heading. */
export function SectionFrame({ section, tone = 'paper', introduced = false, children }: SectionFrameProps) {
  const id = headingId(section);
  if (section.heading === '') return <Section tone={tone}>{children}</Section>;
  return (
    <Section tone={tone} aria-labelledby={id}>
      <SectionHead
        id={id}
        eyebrow={section.eyebrow}
        title={section.heading}
        {...(introduced && { lead: section.text, action: <SectionLink section={section} /> })}
      />
      {children}
    </Section>
  );
}
