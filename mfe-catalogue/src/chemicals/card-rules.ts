/** What the form for a new category card holds. */
export interface CardDraft {
  readonly name: string;
  readonly description: string;
  readonly logo: File | undefined;
  readonly pdf: File | undefined;
}

export const CARD_INCOMPLETE = 'Please fill all fields and upload required files.';
const NOT_AN_IMAGE = 'Please upload a valid image file.';
const NOT_A_PDF = 'Please upload a valid PDF file.';

/** A card of which nothing is missing. */
export interface CompleteCard extends CardDraft {
  readonly logo: File;
  readonly pdf: File;
}

/** Whether everything that a new category card needs is there (specification, section 5). */
export function isComplete(draft: CardDraft): draft is CompleteCard {
  const { name, description, logo, pdf } = draft;
  return name.trim() !== '' && description.trim() !== '' && logo !== undefined && pdf !== undefined;
}

/** Why a file can't be the card's logo, if it can't. */
export const refuseLogo = ({ type }: File): string | undefined =>
  type.startsWith('image/') ? undefined : NOT_AN_IMAGE;

/** Why a file can't be the card's PDF, if it can't. */
export const refusePdf = ({ type }: File): string | undefined => (type === 'application/pdf' ? undefined : NOT_A_PDF);
