import { type Clock } from '../clock';
import type { Database } from '../database/database';
export interface Message {
    to: string;
    subject: string;
    text: string;
    replyTo?: string;
}
interface Envelope extends Message {
    id: string;
    from: string;
}
/** How a letter leaves: through a server, or into a folder. */
export interface MailTransport {
    /** @returns where it went, for the log. */
    send(letter: Envelope): Promise<string>;
    /** Rejects when letters can't leave. */
    ping(): Promise<void>;
    close(): void;
}
/** Letters as `.eml` files in a folder: what a site without a mail server does. */
export declare function folderTransport(folder: string): MailTransport;
/** Letters through a mail server, such as `smtp://user:password@host:587`. */
export declare function smtpTransport(url: string): MailTransport;
interface Log {
    info(fields: object, message: string): void;
    warn(fields: object, message: string): void;
}
/**
 * Mail that is not lost: a letter is stored with the change that caused it and sent afterwards;
 * a failed attempt is repeated with growing pauses. Any replica may send any letter, one at a time.
 */
export declare class Mail {
    private readonly db;
    private readonly transport;
    private readonly clock;
    private readonly from;
    private running;
    private again;
    log: Log | undefined;
    constructor(db: Database, transport: MailTransport, clock: Clock, from: string);
    /** Stores a letter. Pass the transaction of the change it belongs to; call `flush` after it. */
    enqueue(db: Database, message: Message): Promise<void>;
    /** Sends what is due. Never rejects: a failure is stored with the letter. */
    flush(): Promise<void>;
    ping(): Promise<void>;
    close(): Promise<void>;
    private sendDue;
    private claim;
}
export {};
