/** The people who write the articles; their portraits are drawn in `pictures/portraits`. */
export declare const authors: {
    nandini: {
        author: string;
        authorImg: string;
    };
    arvind: {
        author: string;
        authorImg: string;
    };
    shireen: {
        author: string;
        authorImg: string;
    };
    devendra: {
        author: string;
        authorImg: string;
    };
    ipsita: {
        author: string;
        authorImg: string;
    };
    thomas: {
        author: string;
        authorImg: string;
    };
};
