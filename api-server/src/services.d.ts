import type { Clock } from './clock';
import type { Config } from './config';
import type { Database } from './database/database';
import type { FileStore } from './files/file-store';
import type { ImageVariants } from './files/image-variants';
import type { Mail } from './mail/mail';
/** What the modules work with. Everything that reaches outside the process is in here. */
export interface Services {
    readonly config: Config;
    readonly db: Database;
    readonly files: FileStore;
    readonly variants: ImageVariants;
    readonly mail: Mail;
    readonly clock: Clock;
}
/** The same services, working inside a transaction. */
export declare function within(services: Services, tx: Database): Services;
declare module 'fastify' {
    interface FastifyInstance {
        services: Services;
    }
}
