/** In bytes: 50,000 words of any script, with their markup, in one request. */
export const ARTICLE_BODY_LIMIT = 4 * 1_048_576;
