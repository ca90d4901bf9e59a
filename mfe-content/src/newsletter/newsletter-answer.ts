/** The result of the posted form. */
export interface NewsletterAnswer {
  readonly email: string;
  readonly consent: boolean;
  readonly message: string;
  readonly errors: { readonly email?: string; readonly consent?: string };
}

/** The id of the form; the browser scrolls to it after posting. */
export const NEWSLETTER_FORM = 'newsletter-form';
/** The query parameter after the confirmation email was sent. */
export const SENT = 'sent';
