import type { FastifyRequest } from 'fastify';
import type { Viewer } from './auth/viewer';
import type { CopyRows } from './backup/rows-in-child-process';
import type { Clock } from './clock';
import type { Config } from './config';
import type { UnitOfWork } from './content/recorded';
import type { Database, OpenedDatabase, Replica } from './database/database';
import type { FileWork } from './file-processing/file-work';
import type { FileStore } from './files/file-store';
import type { ImageVariants } from './files/image-variants';
import type { Keyring } from './keys/keyring';
import type { Mail } from './mail/mail';
import type { VisitCounter } from './visits/visit-counter';

/** The services of the modules: everything outside the process is reached through them. */
export interface Services {
  readonly config: Config;
  readonly db: Database;
  /** The standby for reads of visitors, if there is one. */
  readonly replica?: Replica | undefined;
  readonly engine: OpenedDatabase['engine'];
  readonly files: FileStore;
  readonly variants: ImageVariants;
  readonly keys: Keyring;
  readonly fileWork: FileWork;
  readonly mail: Mail;
  readonly clock: Clock;
  readonly visits: VisitCounter;
  /** Copies all rows without blocking the database; only the program of an embedded site has it. */
  readonly copyRows?: CopyRows | undefined;
}

/** The same services, inside a transaction. */
export function inTransaction(services: Services, tx: Database): Services {
  return { ...services, db: tx };
}

/** The context of a change: the services, the user and the request. A route's call is one. */
export interface Change {
  readonly services: Services;
  readonly viewer: Viewer;
  readonly request: Pick<FastifyRequest, 'id'>;
  /** The caller writes one audit entry for many changes, and raises the content revision. */
  readonly auditedAsOne?: true;
  /** The change only publishes what another user wrote: its user need not write this kind. */
  readonly isWritten?: true;
  /** The change publishes a deletion that another user has asked for: its user need not delete this kind. */
  readonly isMarked?: true;
  /** The change is one of many in a transaction, whose records are stored together. */
  readonly unit?: UnitOfWork;
  /** The change is rolled back. */
  readonly isSimulated?: true;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
