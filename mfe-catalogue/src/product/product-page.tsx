import {
  isAddressOf,
  ownHead,
  productPath,
  sharePicturePath,
  subsectorPath,
  fetchProduct,
  slugKey,
  type Product,
} from 'api-client';
import { movedTo, notFound, type Page } from 'federation/contract';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { selectSiteSettings, type AppStore, type RootState, readOf, useRead, isNotFound } from 'shared-store';
import { Container, ErrorPanel, SkeletonDetail } from 'ui-kit';
import { chartChunks, loadCharts } from 'ui-kit/lazy-chart';
import { fillProduct, fillProductList } from '../products/api';
import { CompareTray } from '../compare/compare-tray';
import { breadcrumbList, productData } from '../structured-data';
import { Trail } from '../hero/trail';
import { textsOf, useTexts } from '../texts';
import { preview } from '../texts/preview';
import { productBreadcrumbs } from '../breadcrumbs';
import { passedProduct } from './passed-product';
import { siblingQuery } from './sibling-query';
import { ProductView } from './product-view';

/** A product's part of an address in the API's format: ids and slugs are lower case, without blanks. */
function productKey(part: string): string {
  return part
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
}

const names = (part: string, known: readonly string[]): boolean =>
  known.some(
    (name) =>
      name === part ||
      slugKey(name) === slugKey(part) ||
      slugKey(name.replaceAll('&', ' and ')) === slugKey(part.replaceAll('&', ' and ')),
  );

/** Whether an address's sector and subsector are the product's; "chemicals" matches any sector, as on its own page. */
function belongsTo(product: Product, sectorId: string, pageId: string): boolean {
  return (
    (slugKey(sectorId) === 'chemicals' ||
      names(sectorId, [product.sectorId, product.sectorSlug, product.sectorName])) &&
    names(pageId, [product.subsectorId, product.subsectorSlug, product.subsectorName])
  );
}

function ProductPage() {
  const { text, lang } = useTexts();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  // A deleted product is not read again while its page is still shown.
  const [deleting, setDeleting] = useState(false);
  const { data, isFetching, isError, refetch } = useRead(
    fetchProduct,
    { params: { id: productKey(id) } },
    { skip: deleting },
  );
  if (data)
    return (
      <>
        <ProductView
          key={data._id}
          product={data}
          onDeletion={(step) => {
            setDeleting(step !== 'failed');
            if (step === 'done')
              void navigate(subsectorPath({ slug: data.subsectorSlug, sectorSlug: data.sectorSlug }));
          }}
        />
        <CompareTray />
      </>
    );
  const passed = passedProduct(state, productKey(id));
  return (
    <Container>
      {passed && <Trail items={productBreadcrumbs(passed)} />}
      {isError ? (
        <ErrorPanel
          headingLevel={1}
          title={
            <span lang={lang}>
              {passed
                ? text('{product} could not be loaded', { product: passed.name })
                : text('This product could not be loaded')}
            </span>
          }
          message={<span lang={lang}>{text('It is not available right now.')}</span>}
          retry={<span lang={lang}>{text('Try again')}</span>}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <SkeletonDetail label={text('Loading the product…')} />
      )}
    </Container>
  );
}

/** `/offerings/{sectorId}/{pageId}/{id}`: a product (specification, section 2). */
export function page(store: AppStore): Page<RootState> {
  return {
    Component: ProductPage,
    loader: async ({ params: { sectorId = '', pageId = '', id = '' } }) => {
      const { data: product, error } = await fillProduct(store, productKey(id));
      if (isNotFound(error)) notFound();
      if (!product) return null;
      if (!belongsTo(product, sectorId, pageId) || !isAddressOf(product, productKey(id))) movedTo(productPath(product));
      await Promise.all([fillProductList(store, siblingQuery(product)), loadCharts(product.charts)]);
      return null;
    },
    handle: {
      chunks: (state, { params: { id = '' } }) =>
        chartChunks(readOf(fetchProduct).select({ params: { id: productKey(id) } })(state).data?.charts),
      head: (state, { params: { id = '' }, url }) => {
        const product = readOf(fetchProduct).select({ params: { id: productKey(id) } })(state).data;
        const texts = textsOf(state);
        if (!product) return { title: texts.text('Product'), lang: texts.lang };
        const head = {
          title: product.name,
          description: preview(product.description, 160),
          canonical: productPath(product),
          type: 'product' as const,
          image: { url: sharePicturePath('products', product.slug), alt: product.name },
          jsonLd: [
            productData(product, url, texts, selectSiteSettings(state)?.title),
            breadcrumbList(productBreadcrumbs(product), url.origin, texts),
          ],
        };
        return ownHead(head, product, 'name');
      },
    },
  };
}
