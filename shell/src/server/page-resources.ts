import type { DiscoveryEntry } from 'federation/discovery';
import { SERVER_BUNDLE } from 'federation/naming';
import { readServerBundle } from 'federation/server';
import { targetInLog } from 'http-edge';
import path from 'node:path';
import { SECRET_HEADER } from './caller-headers';
import type { PublishedStore } from './published-store';
import type { ReadCache } from './read-cache';
import { ApiCalls, isReadable } from './rendering/api-calls';
import type { Granted, PageTask, ReadAnswer, ResourceRequest } from './rendering/messages';
import { withSourceMapAddress } from './rendering/source-map-address';
import { callTeamServer, isTeamPath, readTeamServer } from './team-servers/rendered-calls';
import type { TeamServers } from './team-servers/team-servers';

type Caller = PageTask['caller'];
type ReadRequest = Pick<Extract<ResourceRequest, { readonly read: string }>, 'read' | 'known'>;

const bundleKey = ({ extras }: DiscoveryEntry): string => extras.folder.slice(1) + SERVER_BUNDLE;

export interface ResourceOptions {
  /** The address of the API, for instance `http://127.0.0.1:4000/api/v1`. */
  readonly apiUrl: string;
  /** The servers that pages read besides the API. */
  readonly teamServers?: TeamServers;
}

/** The resources that published code may request while it renders: its bundles, public reads, and the calls of a form. */
export class PageResources {
  /** The versions that a page may need, by folder. */
  private readonly entries = new Map<string, DiscoveryEntry>();
  /** The `Retry-After` with which the API has refused a call of a form, in seconds. */
  private readonly waits = new WeakMap<NonNullable<PageTask['post']>, number>();
  private readonly calls: ApiCalls;

  /** @param isInspected whether a debugger may be attached, which needs absolute addresses of source maps */
  constructor(
    private readonly store: PublishedStore,
    private readonly reads: ReadCache,
    private readonly options: ResourceOptions,
    private readonly isInspected: boolean,
  ) {
    this.calls = new ApiCalls(options.apiUrl);
  }

  /** Allows the code of these versions to be loaded. */
  add(entries: Iterable<DiscoveryEntry>): void {
    for (const entry of entries) this.entries.set(entry.extras.folder, entry);
  }

  /** Releases every version whose folder is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    for (const folder of this.entries.keys()) if (!live.has(folder)) this.entries.delete(folder);
  }

  /** Answers a request of published code; rejects with the reason when it is not allowed. */
  async grant(resource: ResourceRequest, task: PageTask | undefined): Promise<Granted> {
    if ('bundle' in resource) return this.codeOf(resource.bundle);
    if (!('call' in resource)) {
      const { caller, trace } = task ?? {};
      return this.read(resource, trace ? trace.callerOf(caller, resource.slot) : caller);
    }
    const { teamServers } = this.options;
    const answer =
      teamServers && isTeamPath(String(resource.call.path))
        ? await callTeamServer(teamServers, resource.call, task)
        : await this.calls.make(resource.call, task);
    if (task?.post && answer.retryAfter !== undefined) this.waits.set(task.post, answer.retryAfter);
    return answer;
  }

  /** The `Retry-After` with which the API has refused a call of this task's form, in seconds. */
  retryAfter({ post }: PageTask): number | undefined {
    return post && this.waits.get(post);
  }

  /** Makes a public read for a page. */
  async read({ read, known }: ReadRequest, caller: Caller): Promise<ReadAnswer> {
    // Converted once, so that the checked address is the requested one.
    const address = String(read);
    const { teamServers, apiUrl } = this.options;
    if (teamServers && isTeamPath(address)) {
      const { [SECRET_HEADER]: _secret, ...theirs } = caller ?? {};
      return readTeamServer(teamServers, address, known, caller && theirs);
    }
    const apiPath = new URL(apiUrl).pathname + address;
    if (!isReadable(address)) throw new Error(`A page may not read ${targetInLog(apiPath)}.`);
    if (caller?.[SECRET_HEADER] !== undefined) {
      const { status, body } = await this.reads.readUncached(apiPath, caller);
      return { status, hash: body.hash, text: body.text, fresh: 0 };
    }
    const { status, body } = await this.reads.read(apiPath, caller);
    const text = status === 200 && body.hash === known ? undefined : body.text;
    return { status, hash: body.hash, text, fresh: this.reads.freshFor(apiPath) };
  }

  private async codeOf(folder: string): Promise<Uint8Array> {
    const entry = this.entries.get(folder);
    if (!entry) throw new Error(`${folder} is not live.`);
    await this.store.ensureLocal(bundleKey(entry));
    const code = await readServerBundle(path.join(this.store.root, 'r'), entry);
    return this.isInspected ? withSourceMapAddress(code, path.join(this.store.root, bundleKey(entry))) : code;
  }
}
