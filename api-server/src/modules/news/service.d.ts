import type { ContentListQuery, NewsItem } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import { type ReadQuery } from '../../listing/read-query';
import type { Services } from '../../services';
export type NewsQuery = ReadQuery<ContentListQuery> & {
    category?: string | string[] | undefined;
    year?: number | undefined;
};
/** News, pinned first and then newest first; `category` takes several values. */
export declare function listNews({ db, clock }: Services, query: NewsQuery, viewer: Viewer | undefined): Promise<{
    nextCursor?: string | undefined;
    total: number;
    news: {
        slug: string;
        title: string;
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
        status: "draft" | "scheduled" | "published" | "trashed";
        publishAt: string | null;
        _id: string;
        createdAt: string;
        updatedAt: string;
        version: number;
    }[];
}>;
/** @throws 404 when there is none, or none that this viewer may see. */
export declare function getNewsItem({ db, clock }: Services, idOrSlug: string, viewer: Viewer | undefined): Promise<NewsItem>;
