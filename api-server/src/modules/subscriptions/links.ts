import { API_PREFIX, subscriptionPath, unsubscribe } from 'api-client';
import type { Keyring } from '../../keys/keyring';
import type { Services } from '../../services';
import type { SubscriptionRow } from './subscription-entity';

type Requested = Pick<SubscriptionRow, 'id' | 'requestedAt'>;
type LinkServices = Pick<Services, 'keys' | 'config'>;

/** It is for one request: the next one makes it worthless. */
const confirmationOf = ({ id, requestedAt }: Requested): string => `confirm\n${id}\n${requestedAt.getTime()}`;
const unsubscriptionOf = (id: string): string => `unsubscribe\n${id}`;

const partsOf = (token: string): readonly [id: string, signature: string] => {
  const [id = '', signature = ''] = token.split('.');
  return [id, signature];
};

/** The id of the subscription that a token names, which nothing is known of yet. */
export const idIn = (token: string): string => partsOf(token)[0];

/** Whether a token is that of the link that confirms what was asked for last. */
export async function confirms(keys: Keyring, token: string, row: Requested): Promise<boolean> {
  return keys.verifies('subscriptions', confirmationOf(row), partsOf(token)[1]);
}

/** Whether a token was made to unsubscribe, of whatever subscription. */
export async function isUnsubscription(keys: Keyring, token: string): Promise<boolean> {
  const [id, signature] = partsOf(token);
  return keys.verifies('subscriptions', unsubscriptionOf(id), signature);
}

/** The address that confirms a subscription. */
export async function confirmationAddress({ keys, config }: LinkServices, row: Requested): Promise<string> {
  const signature = await keys.sign('subscriptions', confirmationOf(row));
  return config.siteUrl + subscriptionPath('confirm', `${row.id}.${signature}`);
}

/** Where somebody unsubscribes: the page for people, and the call for mail programs. */
export async function unsubscriptionAddresses({ keys, config: { siteUrl } }: LinkServices, id: string) {
  const token = `${id}.${await keys.sign('subscriptions', unsubscriptionOf(id))}`;
  return {
    page: siteUrl + subscriptionPath('unsubscribe', token),
    call: `${siteUrl}${API_PREFIX}${unsubscribe.path}?token=${token}`,
  };
}
