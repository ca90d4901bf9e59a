import type { RemoteLoadError } from 'federation/browser';
import { useSyncExternalStore } from 'react';

type Listener = () => void;

/** The sections that could not be loaded in this visit, and why; a section leaves the list once it has loaded. */
export class RemoteFaults {
  private faults: ReadonlyMap<string, RemoteLoadError> = new Map();
  private readonly listeners = new Set<Listener>();

  set(name: string, fault: RemoteLoadError): void {
    this.replace(new Map(this.faults).set(name, fault));
  }

  clear(name: string): void {
    if (!this.faults.has(name)) return;
    const rest = new Map(this.faults);
    rest.delete(name);
    this.replace(rest);
  }

  get(name: string): RemoteLoadError | undefined {
    return this.faults.get(name);
  }

  readonly subscribe = (listener: Listener): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private replace(faults: ReadonlyMap<string, RemoteLoadError>): void {
    this.faults = faults;
    this.listeners.forEach((listener) => listener());
  }
}

/** The fault of one section, or undefined while it is well. */
export function useRemoteFault(faults: RemoteFaults, name: string | undefined): RemoteLoadError | undefined {
  const read = (): RemoteLoadError | undefined => (name ? faults.get(name) : undefined);
  return useSyncExternalStore(faults.subscribe, read, read);
}
