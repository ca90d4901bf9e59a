import { timingSafeEqual } from 'node:crypto';
import { API_PREFIX, subscriptionPath, unsubscribe } from 'api-client';
import type { Config } from '../../config';
import type { Database } from '../../database/database';
import { keyedMark } from '../../installation';
import type { SubscriptionRow } from './subscription-entity';

type Requested = Pick<SubscriptionRow, 'id' | 'requestedAt'>;

/** It stands for one request: the next one makes it worthless. */
const confirmationMark = (db: Database, { id, requestedAt }: Requested): Promise<string> =>
  keyedMark(db, `confirm subscription\n${id}\n${requestedAt.getTime()}`);
const unsubscriptionMark = (db: Database, id: string): Promise<string> => keyedMark(db, `unsubscribe\n${id}`);

function isSame(given: string, made: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(made)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const partsOf = (token: string): readonly [id: string, mark: string] => {
  const [id = '', mark = ''] = token.split('.');
  return [id, mark];
};

/** The id of the subscription that a token names, which nothing is known of yet. */
export const idIn = (token: string): string => partsOf(token)[0];

/** Whether a token is that of the link that confirms what was asked for last. */
export async function confirms(db: Database, token: string, row: Requested): Promise<boolean> {
  return isSame(partsOf(token)[1], await confirmationMark(db, row));
}

/** Whether a token was made to unsubscribe, of whatever subscription. */
export async function isUnsubscription(db: Database, token: string): Promise<boolean> {
  const [id, mark] = partsOf(token);
  return isSame(mark, await unsubscriptionMark(db, id));
}

/** The address that confirms a subscription. */
export async function confirmationAddress(db: Database, { siteUrl }: Config, row: Requested): Promise<string> {
  return siteUrl + subscriptionPath('confirm', `${row.id}.${await confirmationMark(db, row)}`);
}

/** Where somebody unsubscribes: the page for people, and the call for mail programs. */
export async function unsubscriptionAddresses(db: Database, { siteUrl }: Config, id: string) {
  const token = `${id}.${await unsubscriptionMark(db, id)}`;
  return {
    page: siteUrl + subscriptionPath('unsubscribe', token),
    call: `${siteUrl}${API_PREFIX}${unsubscribe.path}?token=${token}`,
  };
}
