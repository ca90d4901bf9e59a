import { ErrorPanel, Section, SkeletonArticle } from 'ui-kit';
import { useTexts } from '../texts';

interface ArticleFallbackProps {
  /** The English message if it could not be loaded. */
  readonly title: string;
  readonly isLoading: boolean;
  readonly read: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Replaces an article while it loads, and if it could not be loaded. */
export function ArticleFallback({ title, isLoading, read: { isFetching, refetch } }: ArticleFallbackProps) {
  const { text, lang } = useTexts();
  return (
    <Section lang={lang}>
      {isLoading ? (
        <SkeletonArticle label={text('Loading…')} />
      ) : (
        <ErrorPanel
          title={text(title)}
          headingLevel={1}
          message={text('Please try again in a moment.')}
          retry={text('Try again')}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Section>
  );
}
