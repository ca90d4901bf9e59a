import type { RemoteLoadError } from 'federation/browser';
import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** The remotes that could not be loaded in this visit, with their errors; a remote is removed once it has loaded. */
export class RemoteErrors {
  private errors: ReadonlyMap<string, RemoteLoadError> = new Map();
  private readonly listeners = new Set<Listener>();

  set(name: string, error: RemoteLoadError): void {
    this.replace(new Map(this.errors).set(name, error));
  }

  clear(name: string): void {
    if (!this.errors.has(name)) return;
    const rest = new Map(this.errors);
    rest.delete(name);
    this.replace(rest);
  }

  get(name: string): RemoteLoadError | undefined {
    return this.errors.get(name);
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private replace(errors: ReadonlyMap<string, RemoteLoadError>): void {
    this.errors = errors;
    this.listeners.forEach((listener) => listener());
  }
}

/** The error of one remote, or undefined without one. */
export function useRemoteError(errors: RemoteErrors, name: string | undefined): RemoteLoadError | undefined {
  const read = (): RemoteLoadError | undefined => (name ? errors.get(name) : undefined);
  return useSyncExternalStore(errors.subscribe, read, read);
}
