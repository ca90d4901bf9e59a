/** What became of the form when it was posted. */
export interface NewsletterAnswer {
  readonly email: string;
  readonly consent: boolean;
  readonly message: string;
  readonly errors: { readonly email?: string; readonly consent?: string };
}

/** The id of the form, where the browser goes after it was posted. */
export const NEWSLETTER_FORM = 'newsletter-form';
/** What the address says once the question is on its way. */
export const SENT = 'sent';
