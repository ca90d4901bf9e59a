import { langOf, newsItemPath, type NewsItem } from 'api-client';
import { Card, Picture } from 'ui-kit';
import type { HeadingLevel } from 'ui-kit';
import { useTexts } from '../texts';
import { NewsFacts } from './news-facts';
import classes from './news-card.module.css';

interface NewsCardProps {
  readonly item: NewsItem;
  readonly headingLevel?: HeadingLevel;
  /** Whether it is as wide as half the page. */
  readonly wide?: boolean;
}

/** A card that links to a news item. */
export function NewsCard({ item, headingLevel = 2, wide = false }: NewsCardProps) {
  const { text, lang } = useTexts();
  return (
    <Card
      href={newsItemPath(item.slug || item._id)}
      title={
        <span dir="auto" lang={langOf(item, 'title')}>
          {item.title}
        </span>
      }
      headingLevel={headingLevel}
      shape="phoneRow"
      picture={
        <Picture
          src={item.image}
          alt={item.imageAlt}
          lang={langOf(item, 'imageAlt')}
          width={640}
          height={427}
          sizes={`(min-width: 60em) ${wide ? 40 : 25}rem, (min-width: 37.5em) 50vw, 14rem`}
        />
      }
      eyebrow={<NewsFacts item={item} />}
      more={<span lang={lang}>{text('Read more')}</span>}
    >
      <p dir="auto" lang={langOf(item, 'summary')} className={classes.summary}>
        {item.summary}
      </p>
    </Card>
  );
}
