import { type FastifyInstance } from 'fastify';
import type { Clock } from './clock';
import type { Config } from './config';
import type { OpenedDatabase } from './database/database';
import type { FileStore } from './files/file-store';
import type { MailTransport } from './mail/mail';
import type { Services } from './services';
/** Everything an application works with, opened by whoever builds it and closed by them too. */
export interface AppParts {
    config: Config;
    database: OpenedDatabase;
    files: {
        originals: FileStore;
        variants: FileStore;
    };
    mail: MailTransport;
    clock: Clock;
}
/** The services over the parts of an application. */
export declare function makeServices({ config, database, files, mail, clock }: AppParts): Services;
/** The complete application of `/api/v1`, ready to listen or to be called in a test. */
export declare function buildApp(parts: AppParts, services?: Services): Promise<FastifyInstance>;
