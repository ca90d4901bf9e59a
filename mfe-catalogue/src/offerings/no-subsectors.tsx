import { CONTACT_PATH } from 'api-client';
import { ButtonLink, EmptyState } from 'ui-kit';
import { useTexts } from '../texts';

/** Shown instead of a sector's subsectors if it has none (specification, section 8). */
export function NoSubsectors() {
  const { text, lang } = useTexts();
  return (
    <EmptyState
      title={<span lang={lang}>{text('No subsectors available')}</span>}
      headingLevel={3}
      action={
        <ButtonLink href={CONTACT_PATH} variant="secondary" lang={lang}>
          {text('Ask us about it')}
        </ButtonLink>
      }
    />
  );
}
