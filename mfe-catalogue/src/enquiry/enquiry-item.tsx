import { productPath, type Product } from 'api-client';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton, Picture } from 'ui-kit';
import { enquiryShelf } from '../shelves/shelves';
import styles from './enquiry-page.module.css';

/** A product of the enquiry. */
export function EnquiryItem({ product }: { readonly product: Product }) {
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        <Picture src={product.logo} alt="" width={160} height={120} sizes="5rem" />
      </span>
      <span className={styles.text}>
        <Link to={productPath(product)} state={{ product }}>
          {product.name}
        </Link>
        <span className={styles.where}>{product.subsectorName}</span>
      </span>
      <IconButton size="small" label={`Remove ${product.name}`} onClick={() => enquiryShelf.remove(product._id)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
