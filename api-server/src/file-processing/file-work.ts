import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { UnderWay } from 'http-edge';
import type { Config } from '../config';
import { unavailable } from '../errors/failures';
import type { FileStore } from '../files/file-store';
import { FileEndedProcess } from './file-process';
import { FileProcessing } from './file-processing';
import { findQpdf, type Qpdf } from './pdf/find-qpdf';
import type { CropTask, NarrowTask, PicturePrepared, ShareTask } from './pictures/picture-tasks';
import type { FileResults } from './tasks';
import { WorkFiles } from './work-files';

/** Child processes of each kind. With two, a slow file leaves one for other files. */
const AT_ONCE = 2;
/** Pictures of the site that may wait for a narrower copy. */
const MAX_WAITING_PICTURES = 200;

const TOO_COSTLY = 'This picture cannot be shown in this size at the moment.';

/** Receives and opens files: uploads in some child processes, the site's own pictures in others. */
export class FileWork {
  /** Uploads of visitors and of signed-in users have separate limits. */
  readonly underWay: { readonly visitors: UnderWay; readonly staff: UnderWay };
  readonly workFiles: WorkFiles;
  /** Logs files that ended their process. */
  log: Pick<FastifyBaseLogger, 'warn'> | undefined;
  private readonly uploads: FileProcessing;
  private readonly pictures: FileProcessing;
  private found: Promise<Qpdf | undefined> | undefined;

  constructor(private readonly config: Pick<Config, 'siteDir' | 'qpdf' | 'limits'>) {
    const { uploadsUnderWay: site, uploadsPerCaller: perCaller, fileSeconds, fileMegabytes } = config.limits;
    const limits = { deadline: fileSeconds * 1_000, memory: fileMegabytes * 1_048_576, atOnce: AT_ONCE };
    this.underWay = { visitors: new UnderWay({ site, perCaller }), staff: new UnderWay({ site, perCaller }) };
    this.workFiles = new WorkFiles(path.join(config.siteDir, 'work'));
    this.uploads = new FileProcessing({ ...limits, maxWaiting: 2 * site });
    this.pictures = new FileProcessing({ ...limits, maxWaiting: MAX_WAITING_PICTURES });
  }

  /** The program that rewrites PDFs; undefined if it is not installed. */
  qpdf(): Promise<Qpdf | undefined> {
    this.found ??= findQpdf(this.config.qpdf);
    return this.found;
  }

  /**
   * Inspects an uploaded PDF, and rewrites it if qpdf is installed.
   *
   * @param result a name for the rewritten file
   * @returns the file to store; undefined when the PDF is refused
   * @throws 503 when too many files are waiting
   */
  async preparePdf(source: string, result: string, caller: string): Promise<string | undefined> {
    const qpdf = (await this.qpdf())?.program;
    const accepted = await this.refusing(() =>
      this.uploads.run({ kind: 'prepare-pdf', source, result, qpdf } as const, caller),
    );
    return accepted && { source, result }[accepted];
  }

  /**
   * Checks an uploaded picture and encodes it again.
   *
   * @param result the path of the new picture
   * @param name the name of the upload
   * @returns undefined when the picture is refused
   * @throws 503 when too many files are waiting
   */
  preparePicture(source: string, result: string, name: string, caller: string): Promise<PicturePrepared | undefined> {
    return this.refusing(() => this.uploads.run({ kind: 'prepare-picture', source, result, name } as const, caller));
  }

  /**
   * Makes a picture from one of the site's own.
   *
   * @throws 503 when too many are waiting, or when it takes too much time or memory
   */
  async make<Task extends NarrowTask | CropTask | ShareTask>(task: Task): Promise<FileResults[Task['kind']]> {
    try {
      return await this.pictures.run(task);
    } catch (error) {
      throw error instanceof FileEndedProcess ? unavailable(TOO_COSTLY, error) : error;
    }
  }

  /** Removes files of a server that was stopped, and logs how PDFs are handled. */
  async begin(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): Promise<void> {
    this.log = log;
    await this.workFiles.removeAbandoned();
    const qpdf = await this.qpdf();
    if (qpdf) log.info(`PDFs are inspected and rewritten by qpdf ${qpdf.version}`);
    else
      log.warn('qpdf is not installed: PDFs are inspected and stored as they were sent; install qpdf to rewrite them');
  }

  close(): void {
    this.uploads.close();
    this.pictures.close();
  }

  /** A file that ends its process is refused like one of the wrong type. */
  private async refusing<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof FileEndedProcess)) throw error;
      this.log?.warn({ err: error }, 'a file that was sent is refused');
      return undefined;
    }
  }
}

/** Copies a stored file to a path that a child process can open. */
export async function copyStored(files: Pick<FileStore, 'read'>, key: string, place: string): Promise<void> {
  await pipeline(await files.read(key), createWriteStream(place, { mode: 0o600 }));
}
