import type { Section } from 'api-client';
import { ButtonLink } from 'ui-kit';
import type { ButtonLook } from 'ui-kit';
import { words } from './words';

interface SectionLinkProps {
  readonly section: Pick<Section, 'link' | 'linkLabel' | 'locale' | 'untranslated'>;
  readonly variant?: ButtonLook['variant'];
}

/** The optional button of a section. */
export function SectionLink({ section, variant = 'secondary' }: SectionLinkProps) {
  if (!section.link || !section.linkLabel) return null;
  return (
    <ButtonLink href={section.link} variant={variant}>
      {words(section, 'linkLabel')}
    </ButtonLink>
  );
}
