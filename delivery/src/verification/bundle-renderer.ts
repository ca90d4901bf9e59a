import type { InputSchema } from 'federation/contract';
import { liveRemoteOf, RENDER_TIMEOUT } from 'federation/server';
import type { RemoteCode } from './bundle-tasks';

export interface ShellBundle {
  readonly renderPage: (request: object) => Promise<unknown>;
  readonly renderOffer: (request: object, asked: object) => Promise<unknown>;
  readonly shared: Readonly<Record<string, unknown>>;
}

/** An API without content: pages have to render without it. */
const read = (): Promise<object> =>
  Promise.resolve({ status: 404, body: { success: false, message: 'There is nothing here.' } });

const refuse = (): Promise<never> => Promise.reject(new Error('There is nothing to ask here.'));

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** An address that matches a pattern: every parameter gets a sample value. */
const sampleOf = (pattern: string): string => pattern.replaceAll(/:[^/?]+\??/g, 'sample').replaceAll('*', 'sample');

const SAMPLES = { string: 'sample', number: 1, boolean: true };

/** An input that fits a schema: every field has a sample value. */
function sampleInput(input: InputSchema): object {
  const fields = Object.entries(input).map(([field, kind]) => {
    const sample = SAMPLES[kind.replace(/\W+$/, '') as keyof typeof SAMPLES];
    return [field, kind.includes('[]') ? [sample] : sample] as const;
  });
  return Object.fromEntries(fields);
}

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';

const requestFor = (
  pathname: string,
  exposes: Readonly<Record<string, unknown>>,
  { name, entry }: RemoteCode,
): object => ({
  url: new URL(pathname, 'http://verify.invalid'),
  languages: { current: 'en', others: {} },
  remotes: [liveRemoteOf(name, entry)],
  read,
  relay: refuse,
  // A page is tested without the slot content of others.
  renderOffer: refuse,
  renderTimeout: RENDER_TIMEOUT,
  loadBundle: () => Promise.resolve(exposes),
});

/** The chunks of a remote that a page loads. */
function chunksOf(page: Record<string, unknown>, remote: string): readonly string[] {
  const chunks = isRecord(page['chunks']) ? page['chunks'][remote] : undefined;
  return Array.isArray(chunks) ? (chunks as string[]) : [];
}

/** Renders one address of a remote on a shell; returns the problem, or undefined. */
export async function routeProblem(
  shell: ShellBundle,
  exposes: Readonly<Record<string, unknown>>,
  remote: RemoteCode,
  pattern: string,
): Promise<string | undefined> {
  try {
    const request = requestFor(sampleOf(pattern), exposes, remote);
    const page = await shell.renderPage(request);
    if (!isRecord(page)) return 'is not rendered at all.';
    if (page['cause'] !== undefined) return `is not rendered on the server: ${reasonOf(page['cause'])}`;
    if (page['kind'] === 'page' && page['rendered'] !== 'server') return 'is left to the browser by the server.';
    const chunk = chunksOf(page, remote.name).find((named) => !(named in remote.entry.extras.assets.chunks));
    return chunk === undefined ? undefined : `needs the chunk ${chunk}, which its build does not have.`;
  } catch (error) {
    return `throws while it is rendered: ${reasonOf(error)}`;
  }
}

/** Renders a remote's content for one slot on a shell; returns the problem, or undefined. */
export async function slotProblem(
  shell: ShellBundle,
  exposes: Readonly<Record<string, unknown>>,
  remote: RemoteCode,
  slot: string,
): Promise<string | undefined> {
  try {
    const { name, entry } = remote;
    for (const { expose, input = {} } of entry.extras.manifest.slots.filter((offered) => offered.name === slot)) {
      const asked = { slot, remote: name, expose, input: sampleInput(input) };
      const offer = await shell.renderOffer(requestFor('/', exposes, remote), asked);
      if (!isRecord(offer) || typeof offer['html'] !== 'string') return 'is not rendered at all.';
    }
    return undefined;
  } catch (error) {
    return `is not rendered: ${reasonOf(error)}`;
  }
}
