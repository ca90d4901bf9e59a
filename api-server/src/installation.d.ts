import type { FastifyRequest } from 'fastify';
import type { Database } from './database/database';
/** A mark of this installation; undefined until it is set. */
export declare function readMark(db: Database, name: string): Promise<string | undefined>;
export declare function setMark(db: Database, name: string, value: string): Promise<void>;
/** Tells visitors apart without keeping who they are: a keyed hash of address and browser. */
export declare function visitorOf(db: Database, request: FastifyRequest): Promise<string>;
