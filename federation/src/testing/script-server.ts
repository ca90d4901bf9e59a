import type { Container } from '../browser/load-entry';

/** The answer to a script element's request. */
export type ScriptAnswer =
  | { readonly run: () => void }
  /** The script cannot be loaded; asked for the cause, the server answers with this status, or not at all. */
  | { readonly status: number | 'no connection' }
  /** No answer ever arrives. */
  | 'silence';

/** Replaces the network and the script loading of a browser, which jsdom does not have. */
export class ScriptServer {
  /** The addresses that script elements requested, in order. */
  readonly requests: string[] = [];
  private readonly observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach((node) => this.answer(node));
  });
  private reason: number | 'no connection' = 404;

  /** @param next returns the answer for an address; called once for each script element */
  constructor(private readonly next: (address: string) => ScriptAnswer) {
    this.observer.observe(document.head, { childList: true });
    Object.assign(globalThis, { fetch: () => this.explain() });
  }

  private answer(node: Node): void {
    if (!(node instanceof HTMLScriptElement)) return;
    const address = node.getAttribute('src') ?? '';
    this.requests.push(address);
    const answer = this.next(address);
    if (answer === 'silence') return;
    if ('status' in answer) {
      this.reason = answer.status;
      node.dispatchEvent(new Event('error'));
      return;
    }
    try {
      answer.run();
    } catch (error) {
      // As in a browser: the window gets the error event, and the script counts as loaded.
      window.dispatchEvent(new ErrorEvent('error', { error, filename: `http://localhost${address}` }));
    }
    node.dispatchEvent(new Event('load'));
  }

  private async explain(): Promise<{ status: number }> {
    if (this.reason === 'no connection') throw new TypeError('Failed to fetch');
    return { status: this.reason };
  }

  close(): void {
    this.observer.disconnect();
    document.head.replaceChildren();
    Reflect.deleteProperty(globalThis, 'fetch');
  }
}

/** A container with the given exposes, each as the module that its factory returns. */
export const containerWith = (exposes: Readonly<Record<string, unknown>>): Container => ({
  init: () => undefined,
  get: async (expose) => {
    if (!(expose in exposes)) throw new Error(`There is no ${expose}.`);
    return () => exposes[expose];
  },
});
