import type { Config } from '../../../config';
export type ProviderSettings = NonNullable<Config['oidc']>;
/** Who signed in, as the provider has proved. */
export interface ProvenPerson {
    readonly issuer: string;
    readonly subject: string;
    readonly email: string;
    readonly name: string;
}
/** What has to be remembered between sending somebody away and their coming back. */
export interface Journey {
    readonly verifier: string;
    readonly nonce: string;
}
/** Where the browser goes to sign in, and what to remember of it: authorization code with PKCE, state and nonce. */
export declare function departure(settings: ProviderSettings, { redirectUri, state }: {
    redirectUri: string;
    state: string;
}): Promise<{
    address: string;
    journey: Journey;
}>;
/**
 * Exchanges the code for an identity and checks it: state, nonce, PKCE, signature, issuer, audience, expiry, and that
 * the address is verified (security.md, 8).
 *
 * @param currentUrl the whole address that the browser came back to
 * @throws when anything is not as it should be
 */
export declare function arrival(settings: ProviderSettings, currentUrl: URL, state: string, journey: Journey): Promise<ProvenPerson>;
