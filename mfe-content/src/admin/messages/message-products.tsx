import { counted, type ContactMessage } from 'api-client';
import { Heading, KitLink } from 'ui-kit';
import classes from './messages.module.css';

/** The products of an enquiry: picture, name with a link to the page, and grade. */
export function MessageProducts({ message: { products, productIds } }: { readonly message: ContactMessage }) {
  const deleted = new Set(productIds).size - products.length;
  return (
    <section aria-labelledby="message-products">
      <Heading level={3} size={6} id="message-products">
        Products
      </Heading>
      <ul role="list" className={classes.products}>
        {products.map(({ _id, name, picture, grade, path }) => (
          <li key={_id} className={classes.product}>
            <img src={picture} alt="" loading="lazy" />
            <div>
              {path ? <KitLink href={path}>{name}</KitLink> : <span>{name} (not published)</span>}
              {grade && <p className={classes.grade}>{grade}</p>}
            </div>
          </li>
        ))}
      </ul>
      {deleted > 0 && <p className={classes.deleted}>{counted(deleted, 'product')} deleted since.</p>}
    </section>
  );
}
