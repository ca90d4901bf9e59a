import type { Services } from '../../services';
/** One page of the site map. */
export interface MappedPage {
    readonly path: string;
    readonly changed?: Date;
}
/** A site map may hold 50,000 addresses. */
export declare const PRODUCTS_PER_MAP = 40000;
/** An urlset of the sitemap protocol. */
export declare function urlset(siteUrl: string, pages: readonly MappedPage[]): string;
/** A sitemapindex of the sitemap protocol. */
export declare function sitemapIndex(siteUrl: string, paths: readonly string[]): string;
/** Every published page but the products: drafts, scheduled and deleted items and closed jobs are left out. */
export declare function mappedPages({ db, clock }: Services): Promise<MappedPage[]>;
/** How many products visitors can see. */
export declare function countProducts({ db, clock }: Services): Promise<number>;
/** One map's worth of published products, 0 being the first. */
export declare function mappedProducts({ db, clock }: Services, map: number): Promise<MappedPage[]>;
