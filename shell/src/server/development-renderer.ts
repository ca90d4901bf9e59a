import { SHELL } from 'federation/discovery';
import { messageOfCause } from '../render/cause-text';
import type { SiteOverrides } from '../site-data';
import { readDevelopmentRemote } from './development-remote';
import type { PageTask, RenderedPage, TaskResults } from './rendering/messages';
import { ownerOf } from './rendering/page-owner';
import { RenderHost, type RenderHostOptions } from './rendering/render-host';

type Reasons = NonNullable<SiteOverrides['unrendered']>;

/** A page with the remotes that this machine serves, and those of them that have to be left to the browser. */
interface DevelopmentTask {
  readonly task: PageTask;
  readonly unrendered: Reasons;
}

/**
 * Renders pages with remotes from development servers on this machine, in a separate process that renders nothing for
 * visitors. Never on a live site.
 */
export class DevelopmentRenderer {
  private readonly host: RenderHost;
  /** The code of each served state of a remote, by the name of the state. */
  private readonly codes = new Map<string, Uint8Array>();

  /** @param options those of the process, whose `grant` answers for everything that is published */
  constructor(options: RenderHostOptions) {
    const grant: RenderHostOptions['grant'] = async (resource, task) => {
      const code = 'bundle' in resource ? this.codes.get(resource.bundle) : undefined;
      return code ?? options.grant(resource, task);
    };
    this.host = new RenderHost({ ...options, grant });
  }

  /** The task with the accepted remotes in place of the published ones, or beside them. */
  async withServed(task: PageTask, { accepted }: SiteOverrides): Promise<DevelopmentTask> {
    const remotes = new Map(task.remotes.map((remote) => [remote.name, remote]));
    const folders = new Map(Object.entries(task.folders));
    const left = new Map(Object.entries(task.left));
    const unrendered: { name: string; reason: string }[] = [];
    for (const [name, entry] of Object.entries(accepted)) {
      if (name === SHELL) continue;
      try {
        const { remote, folder, code } = await readDevelopmentRemote(name, entry);
        remotes.set(name, remote);
        folders.set(name, folder);
        left.delete(name);
        this.codes.set(folder, code);
      } catch (error) {
        unrendered.push({ name, reason: reasonOf(error) });
      }
    }
    this.release(new Set([task.shell, ...folders.values()]));
    const served = { ...task, remotes: [...remotes.values()], folders: Object.fromEntries(folders) };
    return { task: { ...served, left: Object.fromEntries(left) }, unrendered };
  }

  /** @throws as `RenderHost.page` */
  page(task: PageTask, signal?: AbortSignal): Promise<TaskResults['page']> {
    return this.host.page(task, signal);
  }

  /** Makes every cached read stale. */
  forgetReads(): void {
    this.host.forgetReads();
  }

  /** Ends the process, even while it renders. */
  close(): void {
    this.host.close();
  }

  /** Releases the code of former states, which the next page does not use. */
  private release(used: ReadonlySet<string>): void {
    const former = [...this.codes.keys()].filter((folder) => !used.has(folder));
    for (const folder of former) this.codes.delete(folder);
    if (former.length > 0) this.host.keepOnly(used);
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The remotes from this machine that could not be rendered in a page, with the reasons. */
export function unrenderedIn(task: PageTask, page: RenderedPage, { accepted }: SiteOverrides): Reasons {
  if (page.kind === 'redirect') return [];
  const { cause, leftOut = [] } = page;
  const owner = ownerOf(task);
  const failed = leftOut.map((part) => ({ name: part.remote, reason: messageOfCause(part.cause) }));
  if (owner !== undefined && cause !== undefined) failed.push({ name: owner, reason: messageOfCause(cause) });
  return failed.filter(({ name }) => name in accepted && !(name in task.left));
}
