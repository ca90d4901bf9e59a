/** Specification, section 9: the constants of the catalogue. */
export const APPEARANCE_CHARACTERS = 15;
export const NAME_WORDS = 15;
/** A product's name is cut only if it has more words than this. */
export const NAME_WORDS_UNCUT = 5;
export const BENEFIT_WORDS = 30;
export const CARD_DESCRIPTION_CHARACTERS = 50;
/** The length of a description in the administration's table of products. */
export const TABLE_DESCRIPTION_CHARACTERS = 15;
export const SEARCH_DEBOUNCE_MS = 700;
/** The product page filters from this number of characters on. */
export const PRODUCT_SEARCH_MINIMUM = 4;
