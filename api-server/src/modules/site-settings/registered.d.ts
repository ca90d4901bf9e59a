import type { RegisteredKind } from '../../content/registered-kind';
/** The history of the site settings. There is one set of them, so it has no trash. */
export declare const registeredSiteSettings: RegisteredKind;
