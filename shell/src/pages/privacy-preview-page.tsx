import { fetchPreview, isLiveToken, PREVIEW_NOTICES, PRIVACY_PATH } from 'api-client';
import { notFound, type Page } from 'federation/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { isNotFound, readOf, useRead, type AppStore, type RootState } from 'shared-store';
import { KitLink, Notice, Section } from 'ui-kit';
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
          {preview.state === 'published' ? (
            <Notice>
              {PREVIEW_NOTICES.published} <KitLink href={PRIVACY_PATH}>Open the published page</KitLink>
            </Notice>
          ) : (
            <Notice tone="warning">{PREVIEW_NOTICES.changed}</Notice>
          )}
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
