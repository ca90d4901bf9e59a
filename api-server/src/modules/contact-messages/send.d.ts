import type { contactBodySchema } from 'api-client/schemas';
import type { z } from 'zod';
import type { Services } from '../../services';
export declare const RECEIVED = "Thank you. Your message has been received, and we will answer within two working days.";
type ContactBody = z.output<typeof contactBodySchema>;
/**
 * Takes a message from the contact form: stored first, then mailed to the site's own address.
 * A filled honeypot is answered like any other and stores nothing.
 *
 * @param address the sender's network address, whose messages are counted
 * @returns the reference the visitor is given
 * @throws 429 after the hourly number of messages
 */
export declare function sendContactMessage(services: Services, body: ContactBody, address: string): Promise<string>;
export {};
