import { type RegisteredKind } from '../content/registered-kind';
/** Every kind of content that has a history and a trash, one line each. */
export declare const contentKinds: readonly RegisteredKind[];
