import type { Role } from 'api-client';
import type { Database } from '../../database/database';
import type { Services } from '../../services';
import type { AdminRow } from './find-admin';
export interface NewAdmin {
    name: string;
    email: string;
    password: string;
    role: Role;
}
/** Whether somebody can sign in and manage the site. */
export declare function hasAdmin(db: Database): Promise<boolean>;
/**
 * Makes an approved administrator. A pending request of the same address is approved by it.
 *
 * @param guard what must hold when the account is made, such as that there is none yet
 * @throws 400 for a password that is not taken; 409 when the address belongs to an administrator
 */
export declare function createAdmin({ db, clock }: Pick<Services, 'db' | 'clock'>, { name, email, password, role }: NewAdmin, guard?: (tx: Database) => Promise<void>): Promise<AdminRow>;
