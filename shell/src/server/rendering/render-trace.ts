import { SHELL, type ChosenVersions } from 'federation/discovery';
import { childSpan, headerOf, markFailed, type Span } from 'http-edge';
import type { PageTask, RenderedPage, SlotBegins, TaskTrace } from './messages';
import { ownerOf } from './page-owner';

/** The most slots of a rendering that get a span: their messages come from a process that runs published code. */
const MAX_SLOTS = 50;
const SLOT_NAME = /^[\w.-]{1,80}$/;

/** The attributes of a front end's span. */
const frontEnd = (name: string, versions: ChosenVersions) => ({
  'mfe.name': name,
  'mfe.version': versions.get(name)?.metadata.version ?? '',
});

/**
 * The spans of a rendering: of the remote that owns the page, and below it of the content of each slot, with the name and the
 * version of the front end that it comes from.
 */
export class RenderTrace implements TaskTrace {
  private readonly slots = new Map<number, Span>();
  private isOver = false;

  private constructor(
    private readonly span: Span,
    private readonly versions: ChosenVersions,
  ) {}

  /** Begins the spans of a task; undefined if its caller's trace is not recorded. */
  static begin(task: PageTask, versions: ChosenVersions): RenderTrace | undefined {
    const owner = ownerOf(task) ?? SHELL;
    const span = childSpan(task.caller?.['traceparent'], `render ${owner}`, frontEnd(owner, versions));
    return span && new RenderTrace(span, versions);
  }

  callerOf(caller: PageTask['caller'], slot: number | undefined): PageTask['caller'] {
    const span = (slot === undefined ? undefined : this.slots.get(slot)) ?? this.span;
    return { ...caller, traceparent: headerOf(span) };
  }

  /** Begins the span of a slot. The names come from published code: only those of the site's front ends count. */
  slotBegins({ slot, remote, name }: SlotBegins): void {
    const [owner, place] = [String(remote), String(name)];
    if (this.isOver || this.slots.size >= MAX_SLOTS || this.slots.has(slot)) return;
    if (!this.versions.has(owner) || !SLOT_NAME.test(place)) return;
    const attributes = { ...frontEnd(owner, this.versions), 'mfe.slot': place };
    const span = childSpan(headerOf(this.span), `slot ${place}`, attributes);
    if (span) this.slots.set(slot, span);
  }

  /** Ends the span of a slot. Reads that its content still makes belong to the page. */
  slotEnds(slot: number, hasFailed: boolean): void {
    const span = this.slots.get(slot);
    if (span && hasFailed) markFailed(span);
    span?.end();
  }

  /** Ends all spans. @param page undefined if the rendering failed */
  end(page: RenderedPage | undefined): void {
    this.isOver = true;
    // A span that has ended does not end again.
    for (const span of this.slots.values()) if (span.isRecording()) span.end();
    if (!page || (page.kind === 'page' && page.cause !== undefined)) markFailed(this.span);
    this.span.end();
  }
}
