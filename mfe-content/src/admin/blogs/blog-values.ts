import type { Blog, BlogBody } from 'api-client';
import { publicationBody, publicationValues } from 'admin-kit';
import type { PublicationValues } from 'admin-kit';

/** What the editor of a blog holds. */
export interface BlogValues extends PublicationValues, Record<string, unknown> {
  title: string;
  slug: string;
  summary: string;
  content: string;
  blogImg: string;
  imageAlt: string;
  author: string;
  authorImg: string;
  /** Separated by commas. */
  tags: string;
  Date: string;
  time: string;
}

export const BLOG_LABELS = {
  title: 'Title',
  slug: 'Address',
  summary: 'Summary',
  content: 'Content',
  blogImg: 'Picture',
  imageAlt: 'Description of the picture',
  author: 'Author',
  authorImg: 'Picture of the author',
  tags: 'Topics',
  Date: 'Date',
  time: 'Time',
  status: 'Status',
  publishAt: 'Publish at',
} as const;

/** A list written with commas, each entry trimmed. */
export function splitList(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
  ];
}

export function toBlogValues(blog?: Blog): BlogValues {
  return {
    title: blog?.title ?? '',
    slug: blog?.slug ?? '',
    summary: blog?.summary ?? '',
    content: blog?.content ?? '',
    blogImg: blog?.blogImg ?? '',
    imageAlt: blog?.imageAlt ?? '',
    author: blog?.author ?? '',
    authorImg: blog?.authorImg ?? '',
    tags: (blog?.tags ?? []).join(', '),
    Date: blog?.Date.slice(0, 10) ?? '',
    time: blog?.time ?? '',
    ...publicationValues(blog),
  };
}

export function toBlogBody(values: BlogValues, blog?: Blog): BlogBody {
  return {
    title: values.title,
    summary: values.summary,
    content: values.content,
    blogImg: values.blogImg,
    imageAlt: values.imageAlt,
    author: values.author,
    authorImg: values.authorImg,
    tags: splitList(values.tags),
    // Left out, the server makes both.
    ...(values.Date && { Date: values.Date }),
    ...(values.time && { time: values.time }),
    ...(values.slug && { slug: values.slug }),
    ...publicationBody(values, blog),
  };
}

/** The blog as visitors will see it, from what the form holds. */
export function toPreviewBlog(values: BlogValues, blog: Blog | undefined, now: string): Blog {
  return {
    _id: blog?._id ?? 'preview',
    createdAt: blog?.createdAt ?? now,
    updatedAt: now,
    version: blog?.version ?? 0,
    likes: blog?.likes ?? 0,
    views: blog?.views ?? 0,
    readingMinutes: blog?.readingMinutes ?? 1,
    ...values,
    publishAt: null,
    tags: splitList(values.tags),
    Date: values.Date || now.slice(0, 10),
  };
}
