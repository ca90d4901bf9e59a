import { type Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../database/database';
import { sessions } from '../database/schema';
import type { Viewer } from './viewer';
interface SessionServices {
    db: Database;
    clock: Clock;
    config: Pick<Config, 'session'>;
}
/** Signs an administrator in on one browser. The token is known to its holder alone. */
export declare function openSession(services: SessionServices, adminId: string, userAgent: string): Promise<string>;
/** Whom a token belongs to; undefined when it is unknown, idle for too long, too old, or ended. */
export declare function findViewer(services: SessionServices, token: string): Promise<Viewer | undefined>;
/** The signed-in browsers of an administrator, last used first. */
export declare function listSessions(services: SessionServices, adminId: string): Promise<(typeof sessions.$inferSelect)[]>;
/** Ends one session of an administrator; false when there is none. */
export declare function endSession(db: Database, adminId: string, sessionId: string): Promise<boolean>;
/** Ends every session of an administrator, but the one given. */
export declare function endSessions(db: Database, adminId: string, except?: string): Promise<void>;
/** Removes sessions nobody can use any more. */
export declare function sweepSessions(services: SessionServices): Promise<void>;
export {};
