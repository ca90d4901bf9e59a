import { createHmac, randomBytes } from 'node:crypto';
import { SECOND } from '../clock';

const PREFIX = 'whsec_';
const KEY_BYTES = 32;

/** A new secret for signatures, in the form of Standard Webhooks. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(KEY_BYTES).toString('base64');

/** The headers by which a receiver verifies the sender and the age of a request (Standard Webhooks). */
export function signedHeaders(secret: string, id: string, now: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / SECOND));
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
