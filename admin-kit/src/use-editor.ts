import { fieldErrorsOf } from 'api-client';
import { useRef, useState } from 'react';
import { messageOf, statusOf } from 'shared-store';
import { notify } from 'ui-kit';
import type { SaveQuestion } from './unpublish-question';
import { showFieldErrors, type FieldValues, type UseFormReturn } from 'ui-kit/form';

/** An item as the server keeps it: its `version` rises with each change. */
export interface Versioned {
  readonly version: number;
}

/**
 * What somebody has typed, on top of what somebody else has saved meanwhile: fields that were not touched are the
 * other's.
 *
 * @param base what the form began with
 */
function merged<Values extends FieldValues>(base: object, mine: Values, theirs: Values): Values {
  const same = (name: string): boolean =>
    JSON.stringify(Reflect.get(base, name) ?? null) === JSON.stringify(mine[name] ?? null);
  const taken = Object.keys(theirs).filter(same);
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) };
}

const isVersioned = (value: unknown): value is Versioned =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number';

/** The item as it is now, as a stale save is answered. */
const currentOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'current' in error ? error.current : undefined;

export interface EditorOptions<Values extends FieldValues, Entity extends Versioned> {
  readonly form: UseFormReturn<Values>;
  /** The item as it was read; undefined for a new one. */
  readonly entity: Entity | undefined;
  /** Copies an item's values into the form's. */
  readonly toValues: (entity: Entity) => Values;
  /** Sends the values, with the version they are based on; answers the message to show. */
  readonly save: (values: Values, version: number | undefined) => Promise<string | undefined>;
  /** The question before these values are saved; undefined when there is none. */
  readonly questionOf?: (values: Values) => SaveQuestion | undefined;
  /** Called after a save that succeeded, for going back to the list. */
  readonly onSaved?: () => void;
}

export interface Editor<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>;
  readonly busy: boolean;
  /** The values that somebody else has saved meanwhile, and one's own on top of them. */
  readonly conflict: { readonly theirs: Values; readonly mine: Values } | undefined;
  /** The open question before the save, and its two answers. */
  readonly question: (SaveQuestion & { readonly confirm: () => void; readonly cancel: () => void }) | undefined;
  /** Sends values that the form found right; asks first where there is a question. */
  readonly send: (values: Values) => Promise<void>;
  /** Saves one's own values over the other's. */
  readonly keepMine: () => void;
  /** Drops one's own values for the other's. */
  readonly takeTheirs: () => void;
  readonly closeConflict: () => void;
}

/**
 * The life of an editor: busy while a save runs and cleared in every case; a refused save becomes a toast and a remark
 * at each field that it names, and the form keeps what was typed; a stale save (409 with `current`) becomes a conflict
 * that shows both versions.
 */
export function useEditor<Values extends FieldValues, Entity extends Versioned>({
  form,
  entity,
  toValues,
  save,
  questionOf,
  onSaved,
}: EditorOptions<Values, Entity>): Editor<Values> {
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Entity>();
  const [asked, setAsked] = useState<{ readonly question: SaveQuestion; readonly values: Values }>();
  /** What the form's values are based on, once somebody else's version has been taken. */
  const taken = useRef<number>(undefined);

  const mine = (of: Entity): Values =>
    merged<Values>(form.formState.defaultValues ?? {}, form.getValues(), toValues(of));

  const sendAs = async (values: Values, version: number | undefined): Promise<void> => {
    setBusy(true);
    try {
      const message = await save(values, version);
      setConflict(undefined);
      if (message) notify.success(message);
      // Before leaving, so that the guard against losing changes has nothing to hold.
      form.reset(values);
      onSaved?.();
    } catch (error) {
      const current = currentOf(error);
      if (statusOf(error) === 409 && isVersioned(current)) {
        setConflict(current as Entity);
        return;
      }
      notify.error(messageOf(error));
      showFieldErrors(form, fieldErrorsOf(error));
    } finally {
      setBusy(false);
    }
  };

  const send = (values: Values): Promise<void> => sendAs(values, taken.current ?? entity?.version);

  return {
    form,
    busy,
    question: asked && {
      ...asked.question,
      confirm: () => {
        setAsked(undefined);
        void send(asked.values);
      },
      cancel: () => setAsked(undefined),
    },
    conflict: conflict && { theirs: toValues(conflict), mine: mine(conflict) },
    send: (values) => {
      const question = questionOf?.(values);
      if (!question) return send(values);
      setAsked({ question, values });
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
