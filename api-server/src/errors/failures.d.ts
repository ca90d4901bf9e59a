import type { FieldError } from 'api-client';
interface Details {
    errors?: FieldError[];
    /** The entity as it is now, with 409 after a stale `version`. */
    current?: unknown;
    headers?: Record<string, string>;
}
/** A failure that the caller is told of. Anything else that is thrown becomes a 500 that says nothing. */
export declare class ApiFailure extends Error {
    readonly statusCode: number;
    readonly details: Details;
    readonly name = "ApiFailure";
    constructor(statusCode: number, message: string, details?: Details);
}
/** 400. `errors` names every failing field. */
export declare function invalid(errors: FieldError[]): ApiFailure;
/** 400 for one field. */
export declare function invalidField(path: string, message: string): ApiFailure;
export declare function unauthorized(message?: string): ApiFailure;
export declare function forbidden(message?: string): ApiFailure;
/** 404; `what` begins the sentence, such as "Product". */
export declare function notFound(what: string): ApiFailure;
export declare function conflict(message: string, current?: unknown): ApiFailure;
export declare function gone(message: string): ApiFailure;
export declare function tooLarge(message: string): ApiFailure;
export declare function unsupported(message: string): ApiFailure;
/** 429; the header counts seconds, always whole minutes. */
export declare function tooManyRequests(minutes: number): ApiFailure;
export declare function unavailable(message: string): ApiFailure;
export {};
