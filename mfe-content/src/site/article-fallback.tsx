import { ErrorPanel, Section, SkeletonArticle } from 'ui-kit';

interface ArticleFallbackProps {
  /** The message if it could not be loaded. */
  readonly title: string;
  readonly isLoading: boolean;
  readonly read: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Replaces an article while it loads, and if it could not be loaded. */
export function ArticleFallback({ title, isLoading, read: { isFetching, refetch } }: ArticleFallbackProps) {
  return (
    <Section>
      {isLoading ? (
        <SkeletonArticle />
      ) : (
        <ErrorPanel
          title={title}
          headingLevel={1}
          message="Please try again in a moment."
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Section>
  );
}
