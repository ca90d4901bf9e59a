import { OWN_APPLICATION_PATH, SUBSCRIPTION_PATH } from './page-paths';

/** The parameter of the subscription page that selects the action of its button. */
export const SUBSCRIPTION_ACTION = 'action';

/**
 * Links in emails that carry a secret in a parameter of their page, by the name of the cookie that the shell exchanges it
 * for. The page then opens at an address without the secret, and the API reads the cookie.
 */
export const SECRET_LINKS = {
  'own-application': { path: OWN_APPLICATION_PATH, parameter: 'key', opens: OWN_APPLICATION_PATH },
  'confirm-subscription': {
    path: SUBSCRIPTION_PATH,
    parameter: 'confirm',
    opens: `${SUBSCRIPTION_PATH}?${SUBSCRIPTION_ACTION}=confirm`,
  },
  unsubscribe: {
    path: SUBSCRIPTION_PATH,
    parameter: 'unsubscribe',
    opens: `${SUBSCRIPTION_PATH}?${SUBSCRIPTION_ACTION}=unsubscribe`,
  },
} as const;

export type SecretLink = keyof typeof SECRET_LINKS;
