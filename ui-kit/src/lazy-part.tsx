import { lazy, Suspense, useState, type ComponentType } from 'react';

/** A component whose code only some pages load. */
interface LazyPart<Props> {
  /** Loads its code before a page that shows it is rendered: the server's renderer does not wait for it. */
  readonly load: () => Promise<void>;
  /** The component. In the browser it hydrates when its chunk, which the document names, has registered. */
  readonly Part: ComponentType<Props>;
}

/** Splits a component from the pages that only sometimes show it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Hydrated = lazy(async () => ({ default: await load() }));
  return {
    load: async () => void (loaded ??= await load()),
    Part: (props) => {
      const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Hydrated);
      return (
        <Suspense>
          <Shown {...props} />
        </Suspense>
      );
    },
  };
}
