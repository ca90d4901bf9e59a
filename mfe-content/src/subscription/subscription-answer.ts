/** The result of the page's action. */
export interface SubscriptionAnswer {
  readonly done: boolean;
  readonly message: string;
}

/** The two actions of a link in an email, as values of `SUBSCRIPTION_ACTION` in the address. */
export const CONFIRM = 'confirm';
export const UNSUBSCRIBE = 'unsubscribe';

export const NO_LINK =
  'This link is no longer valid. It may be incomplete, or it may have expired. Open the whole link in the email.';
