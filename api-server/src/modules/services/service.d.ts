import type { ContentListQuery } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import type { ReadQuery } from '../../listing/read-query';
import type { Services } from '../../services';
/** Services in order, each with its inner services. */
export declare function listServices({ db, clock }: Services, query: ReadQuery<ContentListQuery>, viewer: Viewer | undefined): Promise<{
    nextCursor?: string | undefined;
    total: number;
    services: {
        logo: string;
        title: string;
        desc: string;
        order: number;
        innerServices: {
            _id: string;
            title: string;
            desc: string;
            image: string;
            pdf: string;
        }[];
        status: "draft" | "scheduled" | "published" | "trashed";
        publishAt: string | null;
        _id: string;
        createdAt: string;
        updatedAt: string;
        version: number;
    }[];
}>;
