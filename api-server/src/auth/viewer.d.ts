import type { Role } from 'api-client';
/** The signed-in administrator of a request. */
export interface Viewer {
    readonly adminId: string;
    readonly sessionId: string;
    readonly name: string;
    readonly email: string;
    readonly role: Role;
}
/** Who may make a call. Recruiters handle jobs and applications only. */
export declare const OWNERS: readonly Role[];
export declare const EDITORS: readonly Role[];
export declare const RECRUITERS: readonly Role[];
/** Anyone with a valid token: calls about oneself. */
export declare const ANY_ADMIN: readonly Role[];
