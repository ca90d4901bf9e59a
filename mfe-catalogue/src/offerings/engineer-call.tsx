import { CONTACT_PATH } from 'api-client';
import { ButtonLink, Section, SectionHead } from 'ui-kit';

/** The call to action at the end of a sector's page. */
export function EngineerCall() {
  return (
    <Section spacing="tight" aria-labelledby="engineer">
      <SectionHead
        id="engineer"
        title="Talk to an engineer"
        lead="Tell us what you need it for, and an engineer who has done it before will answer."
        action={<ButtonLink href={CONTACT_PATH}>Contact us</ButtonLink>}
      />
    </Section>
  );
}
