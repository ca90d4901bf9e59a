import type { ContentListQuery } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import type { ReadQuery } from '../../listing/read-query';
import type { Services } from '../../services';
/** Testimonials in order; hidden ones only where a signed-in editor asks by `status`. */
export declare function listFeedbacks({ db, clock }: Services, query: ReadQuery<ContentListQuery>, viewer: Viewer | undefined): Promise<{
    nextCursor?: string | undefined;
    total: number;
    feedbacks: {
        name: string;
        designation: string;
        company: string;
        photo: string;
        message: string;
        rating: number | null;
        order: number;
        visible: boolean;
        status: "draft" | "scheduled" | "published" | "trashed";
        publishAt: string | null;
        _id: string;
        createdAt: string;
        updatedAt: string;
        version: number;
    }[];
}>;
