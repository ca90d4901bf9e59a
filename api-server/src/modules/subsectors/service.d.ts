import type { ContentListQuery, Subsector } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import { type ReadQuery } from '../../listing/read-query';
import type { Services } from '../../services';
export type SubsectorQuery = ReadQuery<ContentListQuery> & {
    sector?: string | string[] | undefined;
    categories?: '0' | '1' | undefined;
};
/** Subsectors in order, sector by sector; `categories=0` leaves out the ids of their products. */
export declare function listSubsectors({ db, clock }: Services, query: SubsectorQuery, viewer: Viewer | undefined): Promise<{
    nextCursor?: string | undefined;
    total: number;
    subsectors: {
        slug: string;
        name: string;
        description: string;
        pdf: string;
        categories: string[];
        sectorId: string;
        sectorName: string;
        sectorSlug: string;
        order: number;
        status: "draft" | "scheduled" | "published" | "trashed";
        publishAt: string | null;
        _id: string;
        createdAt: string;
        updatedAt: string;
        version: number;
    }[];
}>;
/** @throws 404 when there is none, or none that this viewer may see. */
export declare function getSubsector({ db, clock }: Services, idOrSlug: string, viewer: Viewer | undefined): Promise<Subsector>;
