import type { ReactNode } from 'react';
import { BLOGS_PATH, blogPath, langOf, type Blog } from 'api-client';
import { Container, Heading, Lead, Picture, SkeletonText, Tag } from 'ui-kit';
import { LazyItemChart } from 'ui-kit/lazy-chart';
import { ArticlePicture } from '../site/article-picture';
import { breadcrumbs } from '../site/breadcrumbs';
import { TimeOfDay } from '../site/published-day';
import { ShareLinks } from '../site/share-links';
import { TextDay } from '../site/text-day';
import { Trail } from '../site/trail';
import { RichText } from '../text/rich-text';
import { splitBody } from '../text/split-body';
import { useTexts } from '../texts';
import classes from './blog-view.module.css';

interface BlogViewProps {
  readonly blog: Blog;
  /** The known number of views. */
  readonly views?: number;
  /** The like button; a number without it, as in the editor's preview. */
  readonly likes?: ReactNode;
}

/**
 * A blog: date, published time, title, author, likes and views; 30 % of its body is before and 70 % after the image
 * (specification, section 2).
 */
export function BlogView({ blog, views = blog.views, likes }: BlogViewProps) {
  const { rich, count, text, lang } = useTexts();
  const { charts: [chart] = [] } = blog;
  const [before, after] = splitBody(blog.content);
  const path = blogPath(blog.slug || blog._id);
  const titleLang = langOf(blog, 'title');
  const bodyLang = langOf(blog, 'content');
  return (
    <article>
      <Container>
        <header className={classes.head}>
          <Trail items={breadcrumbs([['Blogs', BLOGS_PATH]], [blog.title, path])} titleLang={titleLang} />
          {blog.tags.length > 0 && (
            <p className={classes.tags}>
              {blog.tags.slice(0, 3).map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </p>
          )}
          <Heading level={1} size={2} dir="auto" lang={titleLang}>
            {blog.title}
          </Heading>
          {blog.summary && (
            <Lead dir="auto" lang={langOf(blog, 'summary')}>
              {blog.summary}
            </Lead>
          )}
          <div className={classes.facts}>
            <span className={classes.author}>
              {blog.authorImg && <Picture src={blog.authorImg} alt="" width={44} height={44} sizes="44px" priority />}
              <span className={classes.about}>
                <span className={classes.name} dir="auto">
                  {blog.author}
                </span>
                <span className={classes.when}>
                  {blog.Date && <TextDay at={blog.Date} />}
                  {blog.time && (
                    <span lang={lang}>
                      {rich('Published at {time}', {
                        time: <TimeOfDay key="time" value={blog.time} day={blog.Date} />,
                      })}
                    </span>
                  )}
                  <span lang={lang}>{count(blog.readingMinutes, '{count} min read', '{count} min read')}</span>
                </span>
              </span>
            </span>
            <div className={classes.counts}>
              <span lang={lang}>{count(views, '{count} view', '{count} views')}</span>
              {likes ?? <span lang={lang}>{count(blog.likes, '{count} like', '{count} likes')}</span>}
            </div>
          </div>
        </header>
        <div className={classes.body}>
          {blog.content === '' && blog.status === 'published' ? (
            <SkeletonText lines={8} label={text('Loading…')} />
          ) : (
            <RichText html={before} lang={bodyLang} />
          )}
          {blog.blogImg && (
            <figure className={classes.figure}>
              <ArticlePicture
                src={blog.blogImg}
                alt={blog.imageAlt || blog.title}
                altLang={langOf(blog, blog.imageAlt ? 'imageAlt' : 'title')}
                width={1280}
                height={720}
              />
            </figure>
          )}
          {after !== '' && <RichText html={after} lang={bodyLang} />}
          {chart && (
            <div className={classes.chart}>
              <LazyItemChart chart={chart} text={text} lang={lang} />
            </div>
          )}
        </div>
        <footer className={classes.foot}>
          <ShareLinks title={blog.title} path={path} />
        </footer>
      </Container>
    </article>
  );
}
