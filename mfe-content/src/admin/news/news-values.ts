import type { NewsItem, NewsItemBody } from 'api-client';
import { publicationBody, publicationValues } from 'admin-kit';
import type { PublicationValues } from 'admin-kit';

/** What the editor of a news item holds. */
export interface NewsValues extends PublicationValues, Record<string, unknown> {
  title: string;
  slug: string;
  summary: string;
  content: string;
  image: string;
  imageAlt: string;
  category: string;
  source: string;
  sourceUrl: string;
  author: string;
  date: string;
  pinned: boolean;
}

export const NEWS_LABELS = {
  title: 'Title',
  slug: 'Address',
  summary: 'Summary',
  content: 'Content',
  image: 'Picture',
  imageAlt: 'Description of the picture',
  category: 'Category',
  source: 'Source',
  sourceUrl: 'Address of the source',
  author: 'Author',
  date: 'Date',
  pinned: 'Pinned to the top',
  status: 'Status',
  publishAt: 'Publish at',
} as const;

export function toNewsValues(item?: NewsItem): NewsValues {
  return {
    title: item?.title ?? '',
    slug: item?.slug ?? '',
    summary: item?.summary ?? '',
    content: item?.content ?? '',
    image: item?.image ?? '',
    imageAlt: item?.imageAlt ?? '',
    category: item?.category ?? '',
    source: item?.source ?? '',
    sourceUrl: item?.sourceUrl ?? '',
    author: item?.author ?? '',
    date: item?.date.slice(0, 10) ?? '',
    pinned: item?.pinned ?? false,
    ...publicationValues(item),
  };
}

export function toNewsBody({ slug, date, ...values }: NewsValues, item?: NewsItem): NewsItemBody {
  return {
    title: values.title,
    summary: values.summary,
    content: values.content,
    image: values.image,
    imageAlt: values.imageAlt,
    category: values.category,
    source: values.source,
    sourceUrl: values.sourceUrl,
    author: values.author,
    pinned: values.pinned,
    ...(date && { date }),
    ...(slug && { slug }),
    ...publicationBody(values, item),
  };
}

/** The item as visitors will see it, from what the form holds. */
export function toPreviewNewsItem(values: NewsValues, item: NewsItem | undefined, now: string): NewsItem {
  return {
    _id: item?._id ?? 'preview',
    createdAt: item?.createdAt ?? now,
    updatedAt: now,
    version: item?.version ?? 0,
    ...values,
    publishAt: null,
    date: values.date || now.slice(0, 10),
  };
}
