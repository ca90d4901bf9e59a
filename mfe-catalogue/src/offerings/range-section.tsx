import { PRODUCTS_PATH, type Sector } from 'api-client';
import { ButtonLink, CardGrid, Section, SectionHead } from 'ui-kit';
import { useProductList } from '../products/api';
import { ProductCard } from '../cards/product-card';
import { useTexts } from '../texts';
import { landingProducts } from './landing-products';

/** Some products of a sector, with a link to all of them; renders nothing without products. */
export function RangeSection({ sector }: { readonly sector: Sector }) {
  const { text, lang } = useTexts();
  const { products } = useProductList(landingProducts(sector));
  if (products.length === 0) return null;
  return (
    <Section tone="mist" accent={sector.accent} aria-labelledby="range">
      <SectionHead
        id="range"
        title={<span lang={lang}>{text('From the range')}</span>}
        action={
          <ButtonLink
            href={`${PRODUCTS_PATH}?sector=${encodeURIComponent(sector.slug)}`}
            variant="secondary"
            lang={lang}
          >
            {text('All products')}
          </ButtonLink>
        }
      />
      <CardGrid cards="wide" fullRows>
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} showSubsector />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
