/** What the form for a new category card holds. */
export interface CardDraft {
  readonly name: string;
  readonly description: string;
  readonly logo: File | undefined;
  readonly pdf: File | undefined;
}

export const CARD_INCOMPLETE = 'Please fill all fields and upload required files.';
export const NOT_AN_IMAGE = 'Please upload a valid image file.';
export const NOT_A_PDF = 'Please upload a valid PDF file.';

/** Checks a new category card (specification, section 5); undefined when it is fine. */
export function cardError({ name, description, logo, pdf }: CardDraft): string | undefined {
  if (name.trim() === '' || description.trim() === '' || !logo || !pdf) return CARD_INCOMPLETE;
  if (!logo.type.startsWith('image/')) return NOT_AN_IMAGE;
  if (pdf.type !== 'application/pdf') return NOT_A_PDF;
  return undefined;
}
