import { API_PREFIX, subscriptionPath, unsubscribe } from 'api-client';
import type { Keyring } from '../../keys/keyring';
import type { Services } from '../../services';
import type { Texts } from '../../texts/texts';
import type { SubscriptionRow } from './subscription-entity';

type Requested = Pick<SubscriptionRow, 'id' | 'requestedAt'>;
type LinkServices = Pick<Services, 'keys' | 'config'>;

/** Valid for one request: the next one invalidates it. */
const confirmationOf = ({ id, requestedAt }: Requested): string => `confirm\n${id}\n${requestedAt.getTime()}`;
const unsubscriptionOf = (id: string): string => `unsubscribe\n${id}`;

const partsOf = (token: string): readonly [id: string, signature: string] => {
  const [id = '', signature = ''] = token.split('.');
  return [id, signature];
};

/** The unverified id of the subscription in a token. */
export const idIn = (token: string): string => partsOf(token)[0];

/** Whether a token confirms the latest request. */
export async function confirms(keys: Keyring, token: string, row: Requested): Promise<boolean> {
  return keys.verifies('subscriptions', confirmationOf(row), partsOf(token)[1]);
}

/** Whether a token is for unsubscribing, of any subscription. */
export async function isUnsubscription(keys: Keyring, token: string): Promise<boolean> {
  const [id, signature] = partsOf(token);
  return keys.verifies('subscriptions', unsubscriptionOf(id), signature);
}

/** The address that confirms a subscription, in the subscriber's language. */
export async function confirmationAddress(
  { keys, config }: LinkServices,
  row: Requested,
  { path }: Pick<Texts, 'path'>,
): Promise<string> {
  const signature = await keys.sign('subscriptions', confirmationOf(row));
  return config.siteUrl + path(subscriptionPath('confirm', `${row.id}.${signature}`));
}

/** The page to unsubscribe, in the subscriber's language, and the call that does it. */
export async function unsubscriptionAddresses(
  { keys, config: { siteUrl } }: LinkServices,
  id: string,
  { path }: Pick<Texts, 'path'>,
) {
  const token = `${id}.${await keys.sign('subscriptions', unsubscriptionOf(id))}`;
  return {
    page: siteUrl + path(subscriptionPath('unsubscribe', token)),
    call: `${siteUrl}${API_PREFIX}${unsubscribe.path}?token=${token}`,
  };
}
