import { createContext } from 'react';

/** A section of an editor, as the outline knows it. */
export interface OutlineEntry {
  /** The id of its heading. */
  readonly id: string;
  readonly title: string;
  readonly element: HTMLElement;
}

/** Takes a section into the outline of its editor; answers what takes it out again. */
export type AnnounceSection = (entry: OutlineEntry) => () => void;

/** Undefined where there is no outline: in a dialog. */
export const OutlineContext = createContext<AnnounceSection | undefined>(undefined);
