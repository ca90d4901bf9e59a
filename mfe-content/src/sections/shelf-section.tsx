import { Card, CardGrid, Picture } from 'ui-kit';
import { fullRows } from './full-rows';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import { idsOfShelf, useShelfQuery } from './api';

/** Products that an editor chose; deleted ones are omitted, and a shelf without any is not rendered. */
export function ShelfSection({ section }: SectionProps) {
  const ids = idsOfShelf(section);
  const { data: products = [] } = useShelfQuery(ids, { skip: ids === '' });
  if (products.length === 0) return null;
  return (
    <SectionFrame section={section} introduced>
      <CardGrid cards={fullRows(products.length)}>
        {products.map(({ _id, name, logo, path, text, textLang, section: place, sectionLang }) => (
          <li key={_id}>
            <Card
              title={name}
              href={path}
              shape="phoneRow"
              eyebrow={sectionLang ? <span lang={sectionLang}>{place}</span> : place}
              picture={
                <Picture
                  src={logo}
                  alt=""
                  width={480}
                  height={320}
                  sizes="(min-width: 80em) 24rem, (min-width: 37.5em) 45vw, 14rem"
                />
              }
            >
              <p dir="auto" lang={textLang}>
                {text}
              </p>
            </Card>
          </li>
        ))}
      </CardGrid>
    </SectionFrame>
  );
}
