import { langOf, type Product } from 'api-client';
import { Picture } from 'ui-kit';
import { Enlargeable } from 'ui-kit/full-picture';
import { useTexts } from '../texts';
import classes from './product-pictures.module.css';

interface ProductPicturesProps {
  readonly product: Pick<Product, 'name' | 'logo' | 'pictures' | 'locale' | 'untranslated'>;
}

/**
 * The product's main picture, with the others as thumbnails below it; each opens in full screen with buttons for the
 * next.
 */
export function ProductPictures({ product }: ProductPicturesProps) {
  const { name, logo, pictures } = product;
  const { text, lang, contentLang } = useTexts();
  const shown = [{ src: logo, alt: name }, ...pictures.map(({ url, alt }) => ({ src: url, alt }))];
  const own = <Picture src={logo} alt={name} width={720} height={540} sizes="(min-width: 60em) 30rem, 92vw" priority />;
  return (
    <>
      <div className={classes.picture} lang={langOf(product, 'name')}>
        {logo ? (
          <Enlargeable pictures={shown} text={text} lang={lang}>
            {own}
          </Enlargeable>
        ) : (
          own
        )}
      </div>
      {pictures.length > 0 && (
        <ul className={classes.others} role="list" aria-label={text('More pictures')} lang={lang}>
          {pictures.map((picture, index) => (
            <li key={`${index} ${picture.url}`} lang={langOf(picture, 'alt') ?? contentLang}>
              <Enlargeable
                pictures={shown}
                at={index + 1}
                text={text}
                lang={lang}
                sign={false}
                className={classes.other}
              >
                <Picture src={picture.url} alt={picture.alt} width={160} height={120} sizes="8rem" />
              </Enlargeable>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
