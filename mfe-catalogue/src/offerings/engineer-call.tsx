import { CONTACT_PATH } from 'api-client';
import { ButtonLink, Section, SectionHead } from 'ui-kit';
import { useTexts } from '../texts';

/** The call to action at the end of a sector's or a subsector's page. */
export function EngineerCall() {
  const { text, lang } = useTexts();
  return (
    <Section spacing="tight" aria-labelledby="engineer" lang={lang}>
      <SectionHead
        id="engineer"
        title={text('Talk to an engineer')}
        lead={text('Tell us what you need it for, and an engineer who has done it before will answer.')}
        action={<ButtonLink href={CONTACT_PATH}>{text('Contact us')}</ButtonLink>}
      />
    </Section>
  );
}
