import { Container, ErrorPanel, SkeletonCards } from 'ui-kit';
import { useTexts } from './texts';

interface TaxonomyFailedProps {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** Replaces a page while sectors and subsectors are loading, or after they failed to load. */
export function TaxonomyFailed({ loading, failed, onRetry }: TaxonomyFailedProps) {
  const { text, lang } = useTexts();
  return (
    <Container>
      {failed ? (
        <ErrorPanel
          headingLevel={1}
          title={<span lang={lang}>{text('The offerings could not be loaded')}</span>}
          message={<span lang={lang}>{text('They are not available right now.')}</span>}
          retry={<span lang={lang}>{text('Try again')}</span>}
          onRetry={onRetry}
          busy={loading}
        />
      ) : (
        <SkeletonCards label={text('Loading offerings…')} />
      )}
    </Container>
  );
}
