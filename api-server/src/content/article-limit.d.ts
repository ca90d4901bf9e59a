/** In bytes: 50,000 words of any script, with their markup, in one request. */
export declare const ARTICLE_BODY_LIMIT: number;
