import pLimit, { type LimitFunction } from 'p-limit';
import type { PageTask, TaskResults } from './messages';
import { ownerOf } from './page-owner';
import type { RenderHost } from './render-host';

/** How long a process waits for the next form of the same page's owner, in milliseconds. */
const IDLE = 10_000;
/** The maximum number of processes, besides the one for the shell's own pages, which never waits for a remote. */
const MAX_PROCESSES = 2;
/** The timeout of a form, in milliseconds: longer than an upload and the call that follows it. */
const DEADLINE = 90_000;

interface Place {
  readonly key: string;
  readonly isShell: boolean;
  readonly host: RenderHost;
  busy: number;
  idle?: NodeJS.Timeout;
}

/**
 * Answers posted forms in processes in which only the remote that owns the page was evaluated, or none for the shell's
 * own pages: no other remote can read the posted fields. A process starts with a form and ends after a pause without
 * forms.
 */
export class FormHosts {
  private readonly places = new Map<string, Place>();
  private readonly inTurn: LimitFunction = pLimit(1);
  private readonly freed: (() => void)[] = [];
  private isClosed = false;

  /** @param open creates a host, whose process starts with its first page */
  constructor(private readonly open: () => RenderHost) {}

  /**
   * Answers a form.
   *
   * @param task without any remote but its owner
   * @throws as `RenderHost.page`
   */
  async page(task: PageTask): Promise<TaskResults['page']> {
    const owner = ownerOf(task);
    const folder = owner === undefined || owner in task.left ? '' : (task.folders[owner] ?? '');
    const place = await this.take(`${task.shell} ${folder}`, folder === '');
    const late = setTimeout(() => this.end(place), DEADLINE);
    try {
      return await place.host.page(task);
    } finally {
      clearTimeout(late);
      this.leave(place);
    }
  }

  /** Ends all processes, even while they render. */
  close(): void {
    this.isClosed = true;
    for (const place of this.places.values()) this.end(place);
  }

  /** Takes the place of a page's owner; waits for a free place when all are taken. */
  private async take(key: string, isShell: boolean): Promise<Place> {
    if (isShell || this.places.has(key)) return this.enter(key, isShell);
    // In turn, so that the next form sees the place that this one takes.
    return this.inTurn(async () => {
      await this.makeRoom(key);
      return this.enter(key, isShell);
    });
  }

  private enter(key: string, isShell: boolean): Place {
    const place = this.places.get(key) ?? { key, isShell, host: this.open(), busy: 0 };
    place.busy += 1;
    clearTimeout(place.idle);
    if (this.isClosed) place.host.close();
    else this.places.set(key, place);
    return place;
  }

  /** Waits for room for one more place, unless another form of the same owner has taken one in the meantime. */
  private async makeRoom(key: string): Promise<void> {
    while (!this.places.has(key)) {
      const taken = [...this.places.values()].filter(({ isShell }) => !isShell);
      if (taken.length < MAX_PROCESSES) return;
      const free = taken.find(({ busy }) => busy === 0);
      if (free) this.end(free);
      else await new Promise<void>((resolve) => this.freed.push(resolve));
    }
  }

  private leave(place: Place): void {
    place.busy -= 1;
    if (place.busy > 0) return;
    if (this.places.get(place.key) === place) place.idle = setTimeout(() => this.end(place), IDLE);
    for (const resume of this.freed.splice(0)) resume();
  }

  private end(place: Place): void {
    clearTimeout(place.idle);
    if (this.places.get(place.key) === place) this.places.delete(place.key);
    place.host.close();
  }
}
