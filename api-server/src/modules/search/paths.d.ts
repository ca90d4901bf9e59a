export declare const sitePaths: {
    readonly sector: (slug: string) => string;
    readonly subsector: (sector: string, slug: string) => string;
    readonly product: (sector: string, subsector: string, slug: string) => string;
    readonly service: () => string;
    readonly blog: (slug: string) => string;
    readonly news: (slug: string) => string;
    readonly job: (slug: string, id: string) => string;
};
