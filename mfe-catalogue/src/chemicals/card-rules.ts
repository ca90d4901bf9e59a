/** The values of the form for a new category card. */
export interface CardDraft {
  readonly name: string;
  readonly description: string;
  readonly logo: File | undefined;
  readonly pdf: File | undefined;
}

export const CARD_INCOMPLETE = 'Please fill all fields and upload required files.';
const NOT_AN_IMAGE = 'Please upload a valid image file.';
const NOT_A_PDF = 'Please upload a valid PDF file.';

/** A card without missing values. */
export interface CompleteCard extends CardDraft {
  readonly logo: File;
  readonly pdf: File;
}

/** Whether a new category card is complete (specification, section 5). */
export function isComplete(draft: CardDraft): draft is CompleteCard {
  const { name, description, logo, pdf } = draft;
  return name.trim() !== '' && description.trim() !== '' && logo !== undefined && pdf !== undefined;
}

/** The error of a file as the card's logo, if any. */
export const refuseLogo = ({ type }: File): string | undefined =>
  type.startsWith('image/') ? undefined : NOT_AN_IMAGE;

/** The error of a file as the card's PDF, if any. */
export const refusePdf = ({ type }: File): string | undefined => (type === 'application/pdf' ? undefined : NOT_A_PDF);
