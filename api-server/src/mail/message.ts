export interface Message {
  to: string;
  subject: string;
  text: string;
  /** The language of its texts; by default English. */
  language?: string;
  replyTo?: string;
  /** A calendar file to attach. */
  calendar?: string;
  /** The call that unsubscribes its recipient, for mail programs (RFC 8058). */
  unsubscribe?: string;
  /** The subscription it belongs to: it is not sent if that has ended. */
  subscriptionId?: string;
  /** Stored and deleted unsent, so that the call takes as long as one that sends an email. */
  unsent?: true;
}
