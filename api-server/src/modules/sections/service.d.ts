import type { ContentListQuery, SectionPage } from 'api-client';
import { type Viewer } from '../../auth/viewer';
import type { ReadQuery } from '../../listing/read-query';
import type { Services } from '../../services';
type SectionQuery = ReadQuery<ContentListQuery> & {
    page?: SectionPage | undefined;
};
/** The sections of the home and the about page, in order; hidden ones only where an editor asks by `status`. */
export declare function listSections({ db, clock }: Services, query: SectionQuery, viewer: Viewer | undefined): Promise<{
    nextCursor?: string | undefined;
    total: number;
    sections: {
        page: "home" | "about" | "privacy";
        kind: "values" | "sectors" | "text" | "services" | "clients" | "hero" | "figures" | "story" | "timeline" | "certifications" | "why-us" | "contact-call" | "industries" | "testimonials" | "latest" | "openings";
        eyebrow: string;
        heading: string;
        text: string;
        image: string;
        imageAlt: string;
        linkLabel: string;
        link: string;
        items: {
            title?: string | undefined;
            text?: string | undefined;
            years?: string | undefined;
            bgColor?: string | undefined;
            value?: string | undefined;
            unit?: string | undefined;
            icon?: string | undefined;
            image?: string | undefined;
            imageAlt?: string | undefined;
            linkLabel?: string | undefined;
            link?: string | undefined;
        }[];
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
export {};
