import { CONTACT_PATH } from 'api-client';
import { ButtonLink, EmptyState } from 'ui-kit';

/** Shown instead of a sector's subsectors if it has none (specification, section 8). */
export function NoSubsectors() {
  return (
    <EmptyState
      title="No subsectors available"
      headingLevel={3}
      action={
        <ButtonLink href={CONTACT_PATH} variant="secondary">
          Ask us about it
        </ButtonLink>
      }
    />
  );
}
