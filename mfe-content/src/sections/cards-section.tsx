import { langOf } from 'api-client';
import type { ComponentProps } from 'react';
import { Card, CardGrid, Picture } from 'ui-kit';
import { fullRows } from './full-rows';
import { SectionFrame } from './section-frame';
import type { SectionProps } from './section-props';
import { words } from './words';

/** The title of a card without a link. */
function Unlinked({ children }: ComponentProps<'span'>) {
  return children;
}

/** Cards with a picture, a title and a short text; a link is optional. */
export function CardsSection({ section }: SectionProps) {
  return (
    <SectionFrame section={section} tone="mist" introduced>
      <CardGrid cards={fullRows(section.items.length)}>
        {section.items.map((item, index) => {
          const { title = '', text, image, imageAlt = '', link } = item;
          const card = {
            title: words(item, 'title') ?? '',
            shape: 'phoneRow' as const,
            ...(image && {
              picture: (
                <Picture
                  src={image}
                  alt={imageAlt}
                  lang={langOf(item, 'imageAlt')}
                  width={640}
                  height={400}
                  sizes="(min-width: 80em) 24rem, (min-width: 37.5em) 45vw, 14rem"
                />
              ),
            }),
            children: text && <p dir="auto">{words(item, 'text')}</p>,
          };
          return (
            <li key={`${index} ${title}`}>
              {link ? <Card {...card} href={link} more={words(item, 'linkLabel')} /> : <Card {...card} as={Unlinked} />}
            </li>
          );
        })}
      </CardGrid>
    </SectionFrame>
  );
}
