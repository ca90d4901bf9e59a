/** The address behind a telephone number as people write it. */
export const telephoneAddress = (number: string): string => `tel:${number.replaceAll(/[^\d+]/g, '')}`;
