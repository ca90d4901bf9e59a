/** What became of the question that the page asks. */
export interface SubscriptionAnswer {
  readonly done: boolean;
  readonly message: string;
}

/** The two things that a link in an email does, by their values of `SUBSCRIPTION_ACTION` in the address. */
export const CONFIRM = 'confirm';
export const UNSUBSCRIBE = 'unsubscribe';

export const NO_LINK =
  'This link is not valid any more. It may be incomplete, or it may have expired. Open the whole link in the email.';
