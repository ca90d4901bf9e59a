import type { ComponentProps, ReactNode } from 'react';
import { Section, SectionHead } from 'ui-kit';
import { SectionLink } from './section-link';
import { headingId } from './section-props';
import type { SectionProps } from './section-props';
import { words } from './words';

interface SectionFrameProps extends SectionProps, Omit<ComponentProps<typeof Section>, 'aria-labelledby'> {
  /** Whether the text is below the heading and the button beside it. */
  readonly introduced?: boolean;
  /** Replaces the button beside the heading. */
  readonly action?: ReactNode;
}

/** The band of a section with its optional heading. */
export function SectionFrame({
  section,
  introduced = false,
  action = <SectionLink section={section} />,
  children,
  ...band
}: SectionFrameProps) {
  const id = headingId(section);
  if (section.heading === '') return <Section {...band}>{children}</Section>;
  return (
    <Section {...band} aria-labelledby={id}>
      <SectionHead
        id={id}
        eyebrow={words(section, 'eyebrow')}
        title={words(section, 'heading')}
        {...(introduced && { lead: words(section, 'text'), action })}
      />
      {children}
    </Section>
  );
}
