import { emailErrorOf } from '../email';
import { fieldMessagesOf } from '../field-errors';
import { INVALID, postFailureOf, textOf } from '../posted-form';
import type { SubscribeBody, SubscriptionKind } from './schemas';

/** A posted form that was refused. */
export interface RefusedSubscription {
  readonly email: string;
  readonly consent: boolean;
  readonly message: string;
  readonly errors: { readonly email?: string; readonly consent?: string };
}

/** The query parameter of the page after the confirmation email was sent. */
export const SUBSCRIPTION_SENT = 'sent';

/** The address of the page that says so. */
export const sentSubscriptionAddress = (path: string, kind: SubscriptionKind): string =>
  `${path}?${SUBSCRIPTION_SENT}=1#${kind}-form`;

/**
 * Sends a posted form that subscribes an email address, with and without scripts.
 *
 * @param send makes the call
 * @returns the refusal and the status of its page; undefined when a confirmation email was sent
 */
export async function postSubscription(
  form: FormData,
  topic: Pick<SubscribeBody, 'kind' | 'filter'>,
  send: (body: SubscribeBody) => Promise<unknown>,
): Promise<{ readonly status: number; readonly refused: RefusedSubscription } | undefined> {
  const email = textOf(form, 'email').trim();
  const consent = form.get('consent') !== null;
  const refuse = (status: number, message: string, errors: RefusedSubscription['errors']) => ({
    status,
    refused: { email, consent, message, errors },
  });
  const invalidEmail = emailErrorOf(email);
  if (invalidEmail !== undefined || !consent) {
    return refuse(INVALID, 'Please check these fields', {
      ...(invalidEmail && { email: invalidEmail }),
      ...(!consent && { consent: 'Consent is required' }),
    });
  }
  try {
    await send({ ...topic, email, consent, website: textOf(form, 'website') });
    return undefined;
  } catch (error) {
    const { status, message } = postFailureOf(error);
    return refuse(status, message, fieldMessagesOf(error, ['email', 'consent']));
  }
}
