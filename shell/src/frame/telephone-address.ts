/** The `tel:` address of a telephone number as people write it. */
export const telephoneAddress = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
