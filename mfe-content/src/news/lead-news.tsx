import { langOf, newsItemPath, type NewsItem } from 'api-client';
import { LeadStory } from '../site/lead-story';
import { useTexts } from '../texts';
import { newsDescription } from './api';
import { NewsFacts } from './news-facts';

/** The first news item, large above the others. */
export function LeadNews({ item }: { readonly item: NewsItem }) {
  const { text, lang } = useTexts();
  return (
    <LeadStory
      href={newsItemPath(item.slug || item._id)}
      title={
        <span dir="auto" lang={langOf(item, 'title')}>
          {item.title}
        </span>
      }
      image={item.image}
      imageAlt={item.imageAlt}
      imageLang={langOf(item, 'imageAlt')}
      facts={<NewsFacts item={item} />}
      more={<span lang={lang}>{text('Read more')}</span>}
    >
      <p dir="auto" lang={langOf(item, 'summary')}>
        {newsDescription(item)}
      </p>
    </LeadStory>
  );
}
