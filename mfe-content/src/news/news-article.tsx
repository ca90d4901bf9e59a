import { langOf, NEWS_PATH, newsItemPath, type NewsItem } from 'api-client';
import { Container, Heading, Lead, Tag } from 'ui-kit';
import { ArticlePicture } from '../site/article-picture';
import { breadcrumbs } from '../site/breadcrumbs';
import { ShareLinks } from '../site/share-links';
import { TextDay } from '../site/text-day';
import { Trail } from '../site/trail';
import { RichText } from '../text/rich-text';
import { useTexts } from '../texts';
import classes from './news-article.module.css';

/** A news item with its picture, its source and share links. */
export function NewsArticle({ item }: { readonly item: NewsItem }) {
  const { rich, lang, contentLang } = useTexts();
  const path = newsItemPath(item.slug || item._id);
  const titleLang = langOf(item, 'title');
  return (
    <article>
      <Container>
        <header className={classes.head}>
          <Trail items={breadcrumbs([['News', NEWS_PATH]], [item.title, path])} titleLang={titleLang} />
          <p className={classes.facts}>
            <Tag>{item.category}</Tag>
            <TextDay at={item.date} />
            {item.author && <span dir="auto">{item.author}</span>}
          </p>
          <Heading level={1} size={2} dir="auto" lang={titleLang}>
            {item.title}
          </Heading>
          {item.summary && (
            <Lead dir="auto" lang={langOf(item, 'summary')}>
              {item.summary}
            </Lead>
          )}
        </header>
        <div className={classes.body}>
          {item.image && (
            <figure className={classes.figure}>
              <ArticlePicture
                src={item.image}
                alt={item.imageAlt || item.title}
                altLang={langOf(item, item.imageAlt ? 'imageAlt' : 'title')}
                width={1280}
                height={720}
                priority
              />
            </figure>
          )}
          <RichText html={item.content} lang={langOf(item, 'content')} />
          {item.source && (
            <p className={classes.source} lang={lang}>
              {rich('Source: {source}', {
                source: item.sourceUrl ? (
                  <a key="source" href={item.sourceUrl} rel="noopener nofollow" lang={contentLang}>
                    {item.source}
                  </a>
                ) : (
                  <span key="source" lang={contentLang}>
                    {item.source}
                  </span>
                ),
              })}
            </p>
          )}
        </div>
        <footer className={classes.foot}>
          <ShareLinks title={item.title} path={path} />
        </footer>
      </Container>
    </article>
  );
}
