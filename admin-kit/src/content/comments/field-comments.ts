import { partsOfField, type ReviewComment } from 'api-client';
import { createContext, use } from 'react';

/** The comments on the fields of an item that is reviewed. */
export interface FieldComments {
  /** Those of the fields, the oldest first. */
  readonly comments: readonly ReviewComment[];
  /** The user is the reviewer or the sender, and it is not approved. */
  readonly mayWrite: boolean;
  /** Opens the comments on a field. */
  readonly open: (field: string, label: string) => void;
  /** Loads them again, after they could not be loaded. */
  readonly retry: (() => void) | undefined;
}

/** Undefined without a review of the item itself. `ReviewComments` sets it. */
export const FieldCommentsContext = createContext<FieldComments | undefined>(undefined);

export const useFieldComments = (): FieldComments | undefined => use(FieldCommentsContext);

/** The id of the button at a field that opens its comments. */
export function commentsIdOf(field: string): string {
  const { name, part = '', id = part } = partsOfField(field);
  return `comments-${encodeURIComponent(`${name}: ${id}`)}`;
}

export const isOpenComment = ({ isResolved }: ReviewComment): boolean => !isResolved;
