import { messageOfCause } from '../../render/cause-text';
import type { ServerFailure } from '../failure-reports';
import { publishedText } from './published-text';
import type { Ending } from './render-process';

/** The maximum number of different unhandled errors that are logged between two discovery documents. */
const MAX_UNHANDLED = 100;
/** The maximum number of console lines of published code that are logged per minute. */
const MAX_LINES = 60;
const MINUTE = 60_000;

/** The maximum number of reported places of an error, and the longest one. */
const MAX_PLACES = 5;
const MAX_PLACE = 200;

/** The places of a stack in published scripts, innermost first. */
const placesIn = (stack: string): string[] =>
  (stack.match(/\/r\/[^\s:]+\.js:\d+:\d+/g) ?? []).filter(({ length }) => length <= MAX_PLACE).slice(0, MAX_PLACES);

/** The remote and the version of a published folder. */
export function versionOf(folder: string): { readonly remote?: string; readonly version?: string } {
  const [, , remote, version] = folder.split('/');
  return { remote, version };
}

/** Logs the events of the rendering process, by remote and version. */
export class RenderingLog {
  /** Unhandled errors that have been logged. */
  private readonly unhandledErrors = new Set<string>();
  /** The console lines of the present minute. */
  private lines = { since: 0, count: 0 };

  /** @param failed called for failures of a version, in addition to the log */
  constructor(
    private readonly warn: (message: string, details: Record<string, unknown>) => void,
    private readonly failed: (failure: ServerFailure) => void,
  ) {}

  /**
   * Logs that a version could not be used, or that a part of it could not be rendered.
   *
   * @param cause the message of the error, and its stack if it has one
   */
  failure(message: string, folder: string, cause: string, details: Record<string, unknown> = {}): void {
    const { remote, version } = versionOf(folder);
    const error = publishedText(messageOfCause(cause));
    this.warn(message, { ...details, error, remote, version });
    this.report(folder, error, cause);
  }

  private report(folder: string, cause: string, stack = ''): void {
    const { remote, version } = versionOf(folder);
    if (remote !== undefined && version !== undefined) this.failed({ remote, version, cause, places: placesIn(stack) });
  }

  /** Logs that the process has ended, with the published folder that caused it, if known. */
  ended(folder: string | undefined, ending: Ending): void {
    if (folder === undefined)
      this.warn('The rendering process has ended, and it could not be found out why; another was started.', { ending });
    else
      this.warn(
        'A published version ended the rendering process. It is not rendered here until it is no longer live; its default version, or the browser, takes its place.',
        { ...versionOf(folder), ending },
      );
    if (folder !== undefined) this.report(folder, `it ended the rendering process (${ending})`);
  }

  /** Logs an unhandled error of published code, once. */
  unhandled(stack: string): void {
    const [folder = ''] = /\/r\/[^/\s]+\/[^/\s]+\//.exec(stack) ?? [];
    const error = publishedText(stack.split('\n', 1)[0] ?? '');
    const key = `${folder} ${error}`;
    if (this.unhandledErrors.has(key) || this.unhandledErrors.size >= MAX_UNHANDLED) return;
    this.unhandledErrors.add(key);
    this.warn('Published code left an unhandled error.', { ...versionOf(folder), error });
    this.report(folder, error, stack);
  }

  /**
   * Logs a line that published code wrote to its console.
   *
   * @param folder the published folder of the code, if known
   */
  consoleLine(line: string, folder = ''): void {
    const now = Date.now();
    if (now - this.lines.since >= MINUTE) this.lines = { since: now, count: 0 };
    this.lines.count += 1;
    if (this.lines.count > MAX_LINES + 1) return;
    if (this.lines.count > MAX_LINES)
      this.warn('Published code writes much to the console; nothing of it is logged for a minute.', versionOf(folder));
    else this.warn('Published code wrote to the console.', { ...versionOf(folder), line: publishedText(line) });
  }

  /** Clears the logged errors when other versions are live. */
  forgetUnhandled(): void {
    this.unhandledErrors.clear();
  }
}
