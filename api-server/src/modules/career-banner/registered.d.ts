import type { RegisteredKind } from '../../content/registered-kind';
/** The history of the career banner. There is one banner, so it has no trash. */
export declare const registeredCareerBanner: RegisteredKind;
