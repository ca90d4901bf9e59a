/** The addresses of the site's pages, as its sections publish them (specification, section 2). */
export declare const pageAddresses: {
    readonly blog: (slug: string) => string;
    readonly newsItem: (slug: string) => string;
    readonly sector: (slug: string) => string;
    readonly subsector: (sector: string, slug: string) => string;
    readonly product: (sector: string, subsector: string, slug: string) => string;
    readonly job: (slug: string, id: string) => string;
};
/** The pages that are always there. */
export declare const STANDING_PAGES: readonly ["/", "/aboutus", "/products", "/career", "/blogs", "/news", "/contact"];
