export {};

/** The hook with which a React renderer registers; the React DevTools define one, too. */
interface RendererHook {
  readonly renderers: Map<number, unknown>;
  readonly supportsFiber: true;
  readonly inject: (renderer: unknown) => number;
  readonly onScheduleFiberRoot: () => void;
  readonly onCommitFiberRoot: () => void;
  readonly onCommitFiberUnmount: () => void;
}

/** Every front end in development loads this module; one instance is enough. */
const page = globalThis as { siteReportsCaughtErrors?: true; __REACT_DEVTOOLS_GLOBAL_HOOK__?: RendererHook };

const ignore = (): void => undefined;

/** Stores React's renderer, so that the Fast Refresh of a remote that loads later finds it. */
function newHook(): RendererHook {
  const renderers = new Map<number, unknown>();
  const inject = (renderer: unknown): number => {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  };
  const callbacks = { onScheduleFiberRoot: ignore, onCommitFiberRoot: ignore, onCommitFiberUnmount: ignore };
  return { renderers, supportsFiber: true, inject, ...callbacks };
}

page.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= newHook();

const log = console.error;

/**
 * An error that a boundary catches triggers no error event: React only logs it to the console. This function shows it
 * like any other.
 */
function reportCaught(...values: unknown[]): void {
  log(...values);
  const error = values.find((part) => part instanceof Error);
  if (error) dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
}

if (!page.siteReportsCaughtErrors) {
  page.siteReportsCaughtErrors = true;
  console.error = reportCaught;
}
