import { CHANGES_NOT_PUBLISHED, fetchPreview, isLiveToken } from 'api-client';
import { notFound, type Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isNotFound, readOf, useRead, type AppStore, type RootState } from 'shared-store';
import { Notice, Section } from 'ui-kit';
import { NotFoundPage } from './not-found-page';
import { PrivacyNotice } from './privacy-page';

const byToken = (token = '') => ({ params: { token } });

function PrivacyPreviewPage(): ReactNode {
  const { token } = useParams();
  const { data: preview } = useRead(fetchPreview, byToken(token));
  if (preview?.collection !== 'sections') return <NotFoundPage />;
  return (
    <>
      {!isLiveToken(token) && (
        <Section spacing="tight">
          <Notice tone="warning">{CHANGES_NOT_PUBLISHED}</Notice>
        </Section>
      )}
      <PrivacyNotice sections={preview.item.sections} />
    </>
  );
}

/** The privacy notice with its unpublished sections, for its editor and people with a link to it. */
export function privacyPreviewPage(store: AppStore): Page<RootState> {
  const preview = readOf(fetchPreview);
  return {
    Component: PrivacyPreviewPage,
    loader: async ({ params: { token } }) => {
      const { error } = await store.dispatch(preview.initiate(byToken(token)));
      if (isNotFound(error)) notFound();
      return null;
    },
    handle: { head: () => ({ title: 'Preview', robots: 'noindex' }) },
  };
}
