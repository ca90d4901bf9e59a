import { productPath, type Product } from 'api-client';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton, Picture } from 'ui-kit';
import { enquiryShelf } from '../shelves/shelves';
import { useTexts } from '../texts';
import classes from './enquiry-page.module.css';

export function EnquiryItem({ product }: { readonly product: Product }) {
  const { text, lang } = useTexts();
  return (
    <li className={classes.item}>
      <span className={classes.picture}>
        <Picture src={product.logo} alt="" width={160} height={120} sizes="5rem" />
      </span>
      <span className={classes.text}>
        <Link to={productPath(product)} state={{ product }}>
          {product.name}
        </Link>
        <span className={classes.where}>{product.subsectorName}</span>
      </span>
      <IconButton
        size="small"
        data-needs-scripts=""
        lang={lang}
        label={text('Remove {product}', { product: product.name })}
        onClick={() => enquiryShelf.remove(product._id)}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
