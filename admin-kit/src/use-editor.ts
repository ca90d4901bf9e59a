import { fieldErrorsOf } from 'api-client';
import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { messageOf, statusOf } from 'shared-store';
import { notify } from 'ui-kit';
import type { SaveQuestion } from './save-question';
import { differences } from './differences';
import { isSame } from './is-same';
import { showFieldErrors, withdrawError, type FieldValues, type UseFormReturn } from 'ui-kit/form';

/** An item on the server: its `version` rises with each change. */
export interface Versioned {
  readonly version: number;
}

/**
 * Merges an administrator's input into a version that another one saved meanwhile: untouched fields take the other's
 * values.
 *
 * @param base the initial values of the form
 */
function merged<Values extends FieldValues>(base: object, mine: Values, theirs: Values): Values {
  const taken = Object.keys(theirs).filter((name) => isSame(Reflect.get(base, name), mine[name]));
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

/** The value of the submit button that publishes. */
export const PUBLISH = 'publish';
/** The value of the submit button that leaves the editor after saving. */
export const CLOSE = 'close';

/** The value of the submit button that sends for review after saving. */
export const REVIEW = 'review';

/** The further step of a save: publishing, leaving for the list, or sending for review; undefined for none. */
export type SaveIntent = typeof PUBLISH | typeof CLOSE | typeof REVIEW | undefined;

export function intentOf(event: BaseSyntheticEvent | undefined): SaveIntent {
  const native: unknown = event?.nativeEvent;
  const submitter = native instanceof SubmitEvent ? native.submitter : null;
  const value = submitter instanceof HTMLButtonElement ? submitter.value : '';
  return value === PUBLISH || value === CLOSE || value === REVIEW ? value : undefined;
}

/** The current item, from the answer to a stale save. */
const currentOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'current' in error ? error.current : undefined;

export interface EditorOptions<Values extends FieldValues, Entity extends Versioned> {
  readonly form: UseFormReturn<Values>;
  /** Converts an item to the form's values. */
  readonly toValues: (entity: Entity) => Values;
  /**
   * Sends the values; resolves to a message. The version is the one that another administrator saved, if these values
   * are based on it; undefined for the version that was loaded.
   */
  readonly save: (values: Values, version: number | undefined, intent: SaveIntent) => Promise<string | undefined>;
  /** The question before these values are saved, if any. */
  readonly questionOf?: (values: Values, intent: SaveIntent) => SaveQuestion | undefined;
  /** Called after a successful save. */
  readonly onSaved?: (intent: SaveIntent) => void;
}

export interface Editor<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly busy: boolean;
  /** Whether the last save succeeded. */
  readonly saved: boolean;
  /** The values that another administrator saved meanwhile, and this administrator's values merged into them. */
  readonly conflict: { readonly theirs: Values; readonly mine: Values } | undefined;
  /** The open question before the save, and its two answers. */
  readonly question: (SaveQuestion & { readonly confirm: () => void; readonly cancel: () => void }) | undefined;
  /** Sends valid values; asks first if there is a question. The button of the event names the intent. */
  readonly send: (values: Values, event?: BaseSyntheticEvent) => Promise<void>;
  /** Saves this administrator's values over the other's. */
  readonly keepMine: () => void;
  /** Discards this administrator's values for the other's. */
  readonly takeTheirs: () => void;
  readonly closeConflict: () => void;
}

/**
 * The state of an editor. It is busy until a save settles; a refused save becomes a toast and an error at each field
 * that it names, and the form keeps its input; a stale save (409 with `current`) becomes a conflict that shows both
 * versions, or a success if the stored version has the same values.
 */
export function useEditor<Values extends FieldValues, Entity extends Versioned>({
  form,
  toValues,
  save,
  questionOf,
  onSaved,
}: EditorOptions<Values, Entity>): Editor<Values> {
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Entity>();
  const [pendingQuestion, setPendingQuestion] = useState<{
    readonly question: SaveQuestion;
    readonly values: Values;
  }>();
  const intent = useRef<SaveIntent>(undefined);
  const [saved, setSaved] = useState(false);
  /** The version of the form's values after the other administrator's values were taken. */
  const taken = useRef<number>(undefined);

  const mine = (of: Entity): Values =>
    merged<Values>(form.formState.defaultValues ?? {}, form.getValues(), toValues(of));

  /** Whether the server has these values already: the answer to an earlier save was lost. */
  const isSaved = (values: Values, current: Entity): boolean => differences(toValues(current), values).length === 0;

  const leave = (values: Values, message: string | undefined, sent: Values): void => {
    setConflict(undefined);
    // Such as that fields are required, which the user has filled in since.
    withdrawError();
    if (message) notify.success(message);
    const typed = merged<Values>(sent, form.getValues(), values);
    // Before leaving, so that the guard against losing changes does not ask.
    form.reset(values);
    // Typed while the save was under way.
    const isTyped = Object.keys(values).some((name) => !isSame(values[name], typed[name]));
    if (isTyped) form.reset(typed, { keepDefaultValues: true });
    taken.current = undefined;
    // Without a message nothing was to be saved, such as before a review.
    if (message !== undefined) setSaved(true);
    onSaved?.(intent.current);
  };

  const sendAs = async (values: Values, version: number | undefined): Promise<void> => {
    setBusy(true);
    // A copy: the form changes its lists in place.
    const sent = JSON.parse(JSON.stringify(form.getValues())) as Values;
    try {
      leave(values, await save(values, version, intent.current), sent);
    } catch (error) {
      const current = currentOf(error);
      if (statusOf(error) === 409 && isVersioned(current)) {
        if (isSaved(values, current as Entity)) leave(values, 'Your changes were saved', sent);
        else setConflict(current as Entity);
        return;
      }
      // The dialog of an ended session says so, and the message would outlast it.
      if (statusOf(error) !== 401) notify.error(messageOf(error));
      showFieldErrors(form, fieldErrorsOf(error));
    } finally {
      setBusy(false);
    }
  };

  const send = (values: Values): Promise<void> => sendAs(values, taken.current);

  return {
    form,
    busy,
    saved,
    question: pendingQuestion && {
      ...pendingQuestion.question,
      confirm: () => {
        setPendingQuestion(undefined);
        void send(pendingQuestion.values);
      },
      cancel: () => setPendingQuestion(undefined),
    },
    conflict: conflict && { theirs: toValues(conflict), mine: mine(conflict) },
    send: (values, event) => {
      intent.current = intentOf(event);
      const question = questionOf?.(values, intent.current);
      if (!question) return send(values);
      setPendingQuestion({ question, values });
      return Promise.resolve();
    },
    keepMine: () => {
      if (!conflict) return;
      form.reset(mine(conflict), { keepDefaultValues: true });
      void sendAs(mine(conflict), conflict.version);
    },
    takeTheirs: () => {
      if (conflict) form.reset(toValues(conflict));
      taken.current = conflict?.version;
      setConflict(undefined);
    },
    closeConflict: () => setConflict(undefined),
  };
}
