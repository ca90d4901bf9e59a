import { PRODUCTS_PATH, subsectorPath } from 'api-client';
import { Link } from 'react-router-dom';
import { ButtonLink, CardGrid, RepeatedIcon, Section, SectionHead } from 'ui-kit';
import { useProductList } from '../api/products';
import { ProductCard } from '../cards/product-card';
import { LandingHero } from './landing-hero';
import { landingProducts } from './landing-products';
import { NoSubsectors } from './no-subsectors';
import type { LandingProps } from './oil-and-gas-landing';
import styles from './industry-landing.module.css';

/** The landing page of renewable and every other offering: what it does in words, then what it sells. */
export function IndustryLanding({ sector, subsectors, editing }: LandingProps) {
  const { products } = useProductList(landingProducts(sector));
  return (
    <>
      <LandingHero sector={sector} editing={editing} />
      <Section accent={sector.accent} aria-labelledby="fields">
        <SectionHead id="fields" title="What we do" />
        {subsectors.length === 0 ? (
          <NoSubsectors />
        ) : (
          <ul role="list" className={styles.fields}>
            {subsectors.map((subsector) => (
              <li key={subsector._id} className={styles.field}>
                <h3 className={styles.name}>
                  <Link to={subsectorPath(subsector)} className={styles.link}>
                    {subsector.name}
                  </Link>
                </h3>
                <p className={styles.description}>{subsector.description}</p>
                <RepeatedIcon name="arrow-right" className={styles.arrow} />
              </li>
            ))}
          </ul>
        )}
      </Section>
      {products.length > 0 && (
        <Section tone="mist" accent={sector.accent} aria-labelledby="range">
          <SectionHead
            id="range"
            title="From the range"
            action={
              <ButtonLink href={`${PRODUCTS_PATH}?sector=${encodeURIComponent(sector.slug)}`} variant="secondary">
                All products
              </ButtonLink>
            }
          />
          <CardGrid>
            {products.map((product) => (
              <li key={product._id}>
                <ProductCard product={product} showSubsector />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
