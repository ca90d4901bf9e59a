import { fetchSections } from 'api-client';
import type { Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { readItems, siteApi, type AppStore, type RootState } from 'shared-store';
import { Container, ErrorPanel, Heading, Prose, Section, SkeletonArticle } from 'ui-kit';

const privacyApi = siteApi.injectEndpoints({
  endpoints: (build) => ({ privacySections: readItems(build, fetchSections, ['sections']) }),
});

const QUERY = { query: { page: 'privacy' as const } };

function PrivacyPage(): ReactNode {
  const { data, isError, isFetching, refetch } = privacyApi.usePrivacySectionsQuery(QUERY);
  if (isError) {
    return (
      <Container>
        <ErrorPanel message="The privacy notice could not be read." busy={isFetching} onRetry={() => void refetch()} />
      </Container>
    );
  }
  if (!data) {
    return (
      <Container>
        <SkeletonArticle />
      </Container>
    );
  }
  return (
    <Section>
      <Container>
        {data.map((section) => (
          <article key={section._id}>
            <Heading level={1}>{section.heading}</Heading>
            <Prose html={section.text} />
          </article>
        ))}
      </Container>
    </Section>
  );
}

/** The privacy notice, as the site's owners wrote it. */
export function privacyPage(store: AppStore): Page<RootState> {
  return {
    Component: PrivacyPage,
    loader: async () => {
      await store.dispatch(privacyApi.endpoints.privacySections.initiate(QUERY));
      return null;
    },
    handle: { head: () => ({ title: 'Privacy', description: 'How we handle personal data.' }) },
  };
}
