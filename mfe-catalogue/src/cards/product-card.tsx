import type { ReactNode } from 'react';
import { langOf, productPath } from 'api-client';
import { Link } from 'react-router-dom';
import { Card, Picture, type Accent } from 'ui-kit';
import type { ProductSummary } from '../products/product-summary';
import { cardName } from '../texts/product-name';
import { unbroken } from '../texts/unbroken';
import classes from './product-card.module.css';

interface ProductCardProps {
  readonly product: ProductSummary;
  readonly headingLevel?: 2 | 3 | 4;
  /** Loads the picture early, for the first cards of a page. */
  readonly priority?: boolean;
  /** The accent of the product's sector, if the page has another one. */
  readonly accent?: Accent | undefined;
  /** For lists with products of several subsectors. */
  readonly showSubsector?: boolean;
  /** Buttons above the link. */
  readonly actions?: ReactNode;
  /** Shown at the bottom: the switch for comparison. */
  readonly footer?: ReactNode;
}

/** A card that links to a product's page, with the product as navigation state (specification, section 2). */
export function ProductCard({
  product,
  headingLevel = 3,
  priority = false,
  accent,
  showSubsector = false,
  actions,
  footer,
}: ProductCardProps) {
  return (
    <Card
      as={Link}
      to={productPath(product)}
      state={{ product }}
      title={<span lang={langOf(product, 'name')}>{unbroken(cardName(product.name))}</span>}
      headingLevel={headingLevel}
      shape="phoneRow"
      accent={accent}
      eyebrow={showSubsector ? <span lang={langOf(product, 'subsectorName')}>{product.subsectorName}</span> : undefined}
      picture={
        <Picture
          src={product.logo}
          alt=""
          width={480}
          height={320}
          sizes="(min-width: 80em) 18rem, (min-width: 37.5em) 45vw, 14rem"
          priority={priority}
        />
      }
      actions={actions}
      footer={footer}
    >
      {product.appearance && (
        <p className={classes.appearance} lang={product.appearanceLang}>
          {product.appearance}
        </p>
      )}
    </Card>
  );
}
