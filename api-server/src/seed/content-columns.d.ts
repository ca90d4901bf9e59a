/** The columns a record is stored with besides its own. Earlier `age`s (in milliseconds) sort after later ones. */
export declare function columnsOf(name: string, now: Date, age?: number): {
    id: string;
    createdAt: Date;
    updatedAt: Date;
    status: "published";
    sortName: string;
};
export declare function slugColumnsOf(slug: string): {
    slug: string;
    slugKey: string;
};
