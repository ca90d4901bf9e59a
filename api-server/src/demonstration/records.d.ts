import type { BlogBody, CareerBannerBody, ClientBody, FeedbackBody, InnerServiceBody, JobPostingBody, NewsItemBody, ProductBody, SectionBody, SectorBody, ServiceBody, SiteSettings, SubsectorBody } from 'api-client';
import type { productPictures } from './pictures/products';
import type { scenes } from './pictures/scenes';
/** The name of a file of the demonstration content, used in a record where its address belongs. */
export type FileKey = `file:${'picture' | 'pdf'}/${string}`;
export type ProductPicture = keyof typeof productPictures;
export type SceneName = keyof typeof scenes;
/** What the safety data sheet of a product is written from. An article (a machine, a pipe) has none. */
export type HazardClass = 'low' | 'irritant' | 'corrosive-acid' | 'corrosive-base' | 'flammable' | 'oxidiser' | 'dust' | 'environment' | 'article';
/** A product as it is written by hand; pictures and documents follow from it. */
export interface ProductSource {
    slug: string;
    subsector: string;
    name: string;
    description: string;
    picture: ProductPicture;
    hazard: HazardClass;
    customFields: NonNullable<ProductBody['customFields']>;
}
/** A subsector as it is written by hand; `picture` is the scene on its brochure. */
export interface SubsectorSource {
    slug: string;
    sector: string;
    name: string;
    description: string;
    picture: SceneName;
}
export type DemonstrationSector = SectorBody & {
    slug: string;
};
export type DemonstrationSubsector = Omit<SubsectorBody, 'sectorId' | 'categories'> & {
    slug: string;
    sector: string;
};
export type DemonstrationProduct = Omit<ProductBody, 'subsectorId'> & {
    slug: string;
    subsector: string;
};
export type DemonstrationBlog = BlogBody & {
    slug: string;
    likes: number;
    views: number;
};
export type DemonstrationNewsItem = NewsItemBody & {
    slug: string;
};
export type DemonstrationClient = Omit<ClientBody, 'sectorIds'> & {
    sectors: string[];
};
export type DemonstrationFeedback = FeedbackBody;
export type DemonstrationJobPosting = JobPostingBody & {
    slug: string;
};
export type DemonstrationService = ServiceBody & {
    innerServices: InnerServiceBody[];
};
export type DemonstrationSection = SectionBody;
export type DemonstrationCareerBanner = CareerBannerBody;
export type DemonstrationSiteSettings = Omit<SiteSettings, '_id' | 'createdAt' | 'updatedAt' | 'version'>;
export interface DemonstrationContent {
    siteSettings: DemonstrationSiteSettings;
    sectors: DemonstrationSector[];
    subsectors: DemonstrationSubsector[];
    products: DemonstrationProduct[];
    blogs: DemonstrationBlog[];
    news: DemonstrationNewsItem[];
    clients: DemonstrationClient[];
    feedbacks: DemonstrationFeedback[];
    jobPostings: DemonstrationJobPosting[];
    services: DemonstrationService[];
    sections: DemonstrationSection[];
    careerBanner: DemonstrationCareerBanner;
}
/** A file to store once; records name it by `key` until its address is known. */
export interface DemonstrationFile {
    key: FileKey;
    /** A readable file name with its extension. */
    name: string;
    mime: 'image/webp' | 'image/png' | 'application/pdf';
    kind: 'image' | 'document';
    /** What the picture shows; empty for documents. */
    alt: string;
    bytes: Buffer;
}
