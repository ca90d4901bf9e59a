import type { Page } from 'federation/contract';
import type { RootState } from 'shared-store';
import { Button, ButtonLink, Container, EmptyState, ErrorPanel, SkeletonForm, Split } from 'ui-kit';
import { useProductsByIds } from '../api/products';
import { PageHero } from '../hero/page-hero';
import { patterns } from '../paths';
import { enquiryShelf, useShelf } from '../shelves/shelves';
import { offeringsTrail } from '../trails';
import { EnquiryForm } from './enquiry-form';
import { EnquiryItem } from './enquiry-item';
import styles from './enquiry-page.module.css';

const trail = offeringsTrail('Enquiry');
const LEAD = 'One enquiry for all the products you collected. An engineer of the sector answers.';

function EnquiryPage() {
  const ids = useShelf(enquiryShelf);
  const { products, loading, failed, retry } = useProductsByIds(ids);
  return (
    <>
      <PageHero trail={trail} title="Your enquiry" lead={LEAD} />
      <Container className={styles.page}>
        {failed ? (
          <ErrorPanel message="The products of your enquiry are not available right now." onRetry={retry} />
        ) : loading ? (
          <SkeletonForm label="Loading your enquiry…" />
        ) : products.length === 0 ? (
          <EmptyState
            title="Your enquiry is empty"
            drawing="documents"
            action={<ButtonLink href={patterns.products}>Choose products</ButtonLink>}
          >
            Press “Add to enquiry” on the products you want to know more about.
          </EmptyState>
        ) : (
          <Split>
            <section aria-labelledby="enquired">
              <div className={styles.head}>
                <h2 id="enquired" className={styles.title}>
                  Products
                </h2>
                <Button variant="ghost" size="small" onClick={() => enquiryShelf.replace([])}>
                  Clear
                </Button>
              </div>
              <ul role="list" className={styles.items}>
                {products.map((product) => (
                  <EnquiryItem key={product._id} product={product} />
                ))}
              </ul>
            </section>
            <EnquiryForm products={products} />
          </Split>
        )}
      </Container>
    </>
  );
}

/** `/products/enquiry`: the products collected on this device, and the form that asks about them. */
export function enquiryPage(): Page<RootState> {
  return {
    Component: EnquiryPage,
    handle: {
      head: () => ({ title: 'Your enquiry', description: LEAD, canonical: patterns.enquiry, robots: 'noindex' }),
    },
  };
}
