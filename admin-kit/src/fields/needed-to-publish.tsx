import { CircleAlert } from 'lucide-react';
import { createContext, use, type ReactNode } from 'react';
import classes from './fields.module.css';

/** The rules by which an editor checks its fields: `draft` while what visitors need may be missing. */
export type EditorRules = 'draft' | 'published';

/** Forms that publish at once have no other rules. */
export const EditorRulesContext = createContext<EditorRules>('published');

interface NeededField {
  /** The message for an empty field; undefined while it may be empty. */
  readonly required: string | undefined;
  readonly hint: ReactNode;
}

/**
 * A field that visitors need: a draft may leave it empty, with a warning.
 *
 * @param message for an empty field that is asked for
 * @param isEmpty whether it has no value now
 * @param hint the hint that the field has in any case
 */
export function useNeededToPublish(message: string, isEmpty: boolean, hint?: ReactNode): NeededField {
  if (use(EditorRulesContext) === 'published') return { required: message, hint };
  if (!isEmpty) return { required: undefined, hint };
  const warning = (
    <span className={classes.needed}>
      <CircleAlert aria-hidden="true" />
      Needed to publish
    </span>
  );
  return {
    required: undefined,
    hint: hint ? (
      <>
        {hint} {warning}
      </>
    ) : (
      warning
    ),
  };
}
