import { langOf, NEWS_PATH, newsItemPath } from 'api-client';
import { ButtonLink, Heading, KitLink } from 'ui-kit';
import { useBlogLatestQuery } from '../blogs/latest-api';
import { BlogRow } from '../blogs/blog-row';
import { useNewsHeadlinesQuery } from '../news/headlines-api';
import { SectionFrame } from '../sections/section-frame';
import type { SectionProps } from '../sections/section-props';
import { TextDay } from '../site/text-day';
import { useTexts } from '../texts';
import classes from './latest-section.module.css';

/** The number of blogs and of news. */
export const LATEST = 3;

/** The latest blogs as cards and the latest news as a list. */
export function LatestSection({ section }: SectionProps) {
  const { text, lang } = useTexts();
  const { data: blogs = [] } = useBlogLatestQuery(LATEST);
  const { data: news = [] } = useNewsHeadlinesQuery(LATEST);
  if (blogs.length === 0 && news.length === 0) return null;
  return (
    <SectionFrame section={section} introduced>
      <div className={news.length > 0 ? classes.columns : undefined}>
        <div className={classes.blogs}>
          <BlogRow
            blogs={blogs}
            total={blogs.length}
            perPage={blogs.length}
            page={1}
            onPage={() => undefined}
            show={false}
          />
        </div>
        {news.length > 0 && (
          <div>
            <div className={classes.head}>
              <Heading level={3} size={4} lang={lang}>
                {text('News')}
              </Heading>
              <ButtonLink href={NEWS_PATH} variant="ghost" size="small" lang={lang}>
                {text('All news')}
              </ButtonLink>
            </div>
            <ul className={classes.list} role="list">
              {news.map((item) => (
                <li key={item._id} className={classes.item}>
                  <span className={classes.facts}>
                    <TextDay at={item.date} />
                    <span>{item.category}</span>
                  </span>
                  <KitLink
                    href={newsItemPath(item.slug || item._id)}
                    className={classes.link}
                    dir="auto"
                    lang={langOf(item, 'title')}
                  >
                    {item.title}
                  </KitLink>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
