import { TABLE_DESCRIPTION_CHARACTERS } from '../texts/limits';
import { preview } from '../texts/preview';

/** The column with a shortened description, in the tables of the catalogue. */
export const shortDescription = {
  description: {
    narrow: true,
    wideOnly: true,
    cell: ({ description }: { readonly description: string }) => preview(description, TABLE_DESCRIPTION_CHARACTERS),
  },
};
