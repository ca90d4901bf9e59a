import type { Message } from '../../mail/mail';
interface Confirmed {
  readonly fullName: string;
  readonly email: string;
  readonly jobTitle: string;
  readonly reference: string;
}
/** The letter that confirms an application to whoever sent it. */
export declare function confirmationOf({ fullName, email, jobTitle, reference }: Confirmed): Message;
export {};
