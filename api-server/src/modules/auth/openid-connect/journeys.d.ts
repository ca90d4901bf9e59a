import { newSecret } from '../../../identity';
import type { Services } from '../../../services';
import type { Journey } from './provider';
/** How long somebody may take at the provider. */
export declare const JOURNEY_LASTS: number;
export interface StoredJourney extends Journey {
    /** Where to go on the site after signing in. */
    readonly returnTo: string;
}
/** A new `state`, not yet stored: the provider's address needs it first. */
export declare const newState: typeof newSecret;
/** Remembers a journey under its state, for one return. */
export declare function rememberJourney({ db, clock }: Pick<Services, 'db' | 'clock'>, state: string, journey: StoredJourney): Promise<void>;
/** The journey of a state, used up by this; undefined when it is unknown, used or too old. */
export declare function takeJourney({ db, clock }: Pick<Services, 'db' | 'clock'>, state: string): Promise<StoredJourney | undefined>;
