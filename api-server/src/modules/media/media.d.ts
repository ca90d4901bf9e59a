import type { MediaItem } from 'api-client';
import type { mediaListQuerySchema, mediaUpdateSchema } from 'api-client/schemas';
import type { z } from 'zod';
import type { Change } from '../../content/change';
import type { Services } from '../../services';
/** The library: newest first, each with where it is used. */
export declare function listMedia({ db }: Services, query: z.output<typeof mediaListQuerySchema>): Promise<{
    nextCursor?: string | undefined;
    total: number;
    media: {
        name: string;
        originalName: string;
        url: string;
        kind: "image" | "document";
        contentType: string;
        size: number;
        width: number | null;
        height: number | null;
        alt: string;
        usedBy: {
            collection: string;
            _id: string;
            title: string;
        }[];
        _id: string;
        createdAt: string;
        updatedAt: string;
        version: number;
    }[];
}>;
/** Changes the description of a picture. @throws 404; 409 after a stale `version` */
export declare function describeMedia({ services, viewer, request }: Change, id: string, { alt, version }: z.output<typeof mediaUpdateSchema>): Promise<MediaItem>;
/** Removes a file that nothing shows. @throws 404; 409 while something shows it */
export declare function deleteMedia({ services, viewer, request }: Change, id: string): Promise<void>;
