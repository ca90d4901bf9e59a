import { langOf, ownHead, sharePicturePath, type Blog, type NewsItem } from 'api-client';
import type { PageHead } from 'federation/contract';
import { breadcrumbs, type Step } from './breadcrumbs';
import { article, breadcrumbList, type ArticleFacts, type Wording } from './structured-data';

interface HeadFacts extends Omit<ArticleFacts, 'language'> {
  /** The label and the address of the list above it. */
  readonly list: Step;
  readonly collection: 'blogs' | 'news';
}

/** The head of the document of a blog or a news item. */
export const articleHead = (
  origin: string,
  { list, collection, ...facts }: HeadFacts,
  item: Blog | NewsItem,
  texts: Wording,
): PageHead =>
  ownHead(
    {
      title: facts.title,
      description: facts.description,
      canonical: facts.address,
      type: 'article',
      image: { url: sharePicturePath(collection, item.slug || item._id), alt: facts.title },
      jsonLd: [
        article(origin, { ...facts, language: langOf(item, 'content') }, texts),
        breadcrumbList(origin, breadcrumbs([list], [facts.title, facts.address]), texts),
      ],
    },
    item,
  );
