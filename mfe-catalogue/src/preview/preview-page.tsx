import { fetchPreview, isLiveToken, PREVIEW_NOTICES, productPath, type Preview, type Product } from 'api-client';
import { notFound, type Page } from 'federation/contract';
import { redirect, useParams } from 'react-router-dom';
import { type AppStore, type RootState, readOf, useRead, isNotFound } from 'shared-store';
import { EmptyState, Notice, Section, SkeletonDetail } from 'ui-kit';
import { filled } from '../fill';
import { ProductSheet } from '../product/product-sheet';

const byToken = (token = '') => ({ params: { token } });
const productOf = (preview: Preview | undefined): Product | undefined =>
  preview?.collection === 'products' ? preview.item : undefined;

function PreviewPage() {
  const { token } = useParams();
  const { currentData, isFetching } = useRead(fetchPreview, byToken(token));
  const product = productOf(currentData);
  return (
    <>
      <Section spacing="tight">
        {currentData && product && !isLiveToken(token) && (
          <Notice tone="warning">{PREVIEW_NOTICES[currentData.state]}</Notice>
        )}
        {!product && isFetching && <SkeletonDetail label="Loading the product…" />}
        {!product && !isFetching && <EmptyState headingLevel={1} title="This page could not be loaded" />}
      </Section>
      {product && <ProductSheet product={product} />}
    </>
  );
}

/** An unpublished product, for people with a link to it. */
export function page(store: AppStore): Page<RootState> {
  const productPreview = readOf(fetchPreview);
  return {
    Component: PreviewPage,
    loader: async ({ params: { token } }) => {
      const { data, error } = await filled(store.dispatch(productPreview.initiate(byToken(token))));
      const product = productOf(data);
      if (error ? isNotFound(error) : !product) notFound();
      if (product?.status === 'published') throw redirect(productPath(product));
      return null;
    },
    handle: {
      head: (state, { params: { token } }) => ({
        title: productOf(productPreview.select(byToken(token))(state).data)?.name ?? 'Preview',
        robots: 'noindex',
      }),
    },
  };
}
