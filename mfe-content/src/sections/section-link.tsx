import type { Section } from 'api-client';
import { ButtonLink } from 'ui-kit';
import type { ButtonLook } from 'ui-kit';

interface SectionLinkProps {
  readonly section: Pick<Section, 'link' | 'linkLabel'>;
  readonly variant?: ButtonLook['variant'];
}

/** The action of a section; none when an editor has left it out. */
export function SectionLink({ section, variant = 'secondary' }: SectionLinkProps) {
  if (!section.link || !section.linkLabel) return null;
  return (
    <ButtonLink href={section.link} variant={variant}>
      {section.linkLabel}
    </ButtonLink>
  );
}
