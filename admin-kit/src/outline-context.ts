import { createContext } from 'react';

/** A section of an editor in its outline. */
export interface OutlineEntry {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** Adds a section to the outline of its editor; returns a function that removes it. */
export type AnnounceSection = (entry: OutlineEntry) => () => void;

/** Undefined without an outline, as in a dialog. */
export const OutlineContext = createContext<AnnounceSection | undefined>(undefined);
