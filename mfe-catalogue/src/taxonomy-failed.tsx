import { Container, ErrorPanel, SkeletonCards } from 'ui-kit';

interface TaxonomyFailedProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Replaces a page while sectors and subsectors are loading, or after they failed to load. */
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
