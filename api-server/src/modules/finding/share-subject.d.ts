import { type ContentRow } from '../../content/columns';
import type { Services } from '../../services';
/** What a share picture shows. */
export interface ShareSubject {
    /** Changes with whatever the picture shows. */
    readonly key: string;
    readonly title: string;
    /** The small line above the title. */
    readonly label: string;
    /** The address of the picture below; empty for a plain ground. */
    readonly image: string;
}
type Shown = Omit<ShareSubject, 'key'>;
declare function pageSubject({ db, clock }: Services, name: string): Promise<Shown | undefined>;
declare function sectorSubject({ db }: Services, idOrSlug: string): Promise<(Shown & ContentRow) | undefined>;
/** What each kind of page shows; nothing for what is not there or not published. */
declare const subjects: {
    readonly pages: typeof pageSubject;
    readonly blogs: ({ db }: Services, id: string) => Promise<{
        label: string;
        image: string;
        date: string;
        id: string;
        version: number;
        status: "draft" | "scheduled" | "published" | "trashed";
        slug: string;
        title: string;
        slugKey: string;
        publishAt: Date | null;
        statusBeforeTrash: "draft" | "scheduled" | "published" | "trashed" | null;
        deletedAt: Date | null;
        deletedBy: string;
        sortName: string;
        createdAt: Date;
        updatedAt: Date;
        content: string;
        author: string;
        summary: string;
        blogImg: string;
        imageAlt: string;
        authorImg: string;
        tags: string[];
        time: string;
        likes: number;
        views: number;
        readingMinutes: number;
    } | undefined>;
    readonly news: ({ db }: Services, id: string) => Promise<{
        label: string;
        date: string;
        id: string;
        version: number;
        status: "draft" | "scheduled" | "published" | "trashed";
        slug: string;
        title: string;
        slugKey: string;
        publishAt: Date | null;
        statusBeforeTrash: "draft" | "scheduled" | "published" | "trashed" | null;
        deletedAt: Date | null;
        deletedBy: string;
        sortName: string;
        createdAt: Date;
        updatedAt: Date;
        image: string;
        source: string;
        content: string;
        author: string;
        summary: string;
        imageAlt: string;
        category: string;
        sourceUrl: string;
        pinned: boolean;
    } | undefined>;
    readonly products: ({ db }: Services, id: string) => Promise<{
        title: string;
        label: string;
        image: string;
        id: string;
        version: number;
        name: string;
        status: "draft" | "scheduled" | "published" | "trashed";
        slug: string;
        logo: string;
        description: string;
        order: number;
        slugKey: string;
        publishAt: Date | null;
        statusBeforeTrash: "draft" | "scheduled" | "published" | "trashed" | null;
        deletedAt: Date | null;
        deletedBy: string;
        sortName: string;
        createdAt: Date;
        updatedAt: Date;
        sectorId: string;
        pdf: string;
        subsectorId: string;
        customFields: {
            fieldName: string;
            fieldType: "number" | "date" | "file" | "url" | "text" | "textarea" | "select";
            fieldValue: string;
            options?: string[] | undefined;
        }[];
        documents: {
            kind: "tds" | "sds" | "other";
            title: string;
            language: string;
            revision: string;
            date: string;
            size: number;
            url: string;
        }[];
    } | undefined>;
    readonly sectors: typeof sectorSubject;
    readonly jobs: ({ db }: Services, id: string) => Promise<{
        label: string;
        image: string;
        id: string;
        version: number;
        status: "draft" | "scheduled" | "published" | "trashed";
        slug: string;
        title: string;
        slugKey: string;
        publishAt: Date | null;
        statusBeforeTrash: "draft" | "scheduled" | "published" | "trashed" | null;
        deletedAt: Date | null;
        deletedBy: string;
        sortName: string;
        createdAt: Date;
        updatedAt: Date;
        state: "closed" | "open";
        location: string;
        role: string[];
        department: string;
        employmentType: string;
        workplaceType: string;
        detail: string;
        salaryRange: string;
        responsibilities: string[];
        requirements: string[];
        benefits: string[];
        validThrough: string | null;
    } | undefined>;
};
export type ShareKind = keyof typeof subjects;
export declare const SHARE_KINDS: ShareKind[];
/** @throws 404 when there is no such page, or none that visitors may see. */
export declare function findShareSubject(services: Services, kind: ShareKind, name: string): Promise<ShareSubject>;
export {};
