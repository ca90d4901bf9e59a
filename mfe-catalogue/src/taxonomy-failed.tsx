import { Container, ErrorPanel, SkeletonCards } from 'ui-kit';

interface TaxonomyFailedProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Stands in for a page whose sectors and subsectors are not there: on their way, or not to be had. */
export function TaxonomyFailed({ loading, failed, onRetry }: TaxonomyFailedProps) {
  return (
    <Container>
      {failed ? (
        <ErrorPanel
          headingLevel={1}
          title="The offerings could not be loaded"
          message="They are not available right now."
          onRetry={onRetry}
          busy={loading}
        />
      ) : (
        <SkeletonCards label="Loading offerings…" />
      )}
    </Container>
  );
}
