import { useCallback, useEffect, useReducer, useRef, useState, type ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { Button, type Crumb, FullScreenLoader } from 'ui-kit';
import { ConfirmDialog, Dialog } from 'ui-kit/dialog';
import { Form, type FieldValues } from 'ui-kit/form';
import { differences } from './differences';
import { EditorOutline } from './editor-outline';
import { OutlineContext } from './outline-context';
import { leavingWords } from './leaving-words';
import { PublishBar, type PublishBarProps } from './publish-bar';
import { SaveBar, type SaveOptions } from './save-bar';
import { ScreenHead } from './screen-head';
import { StaleSaveDialog } from './stale-save-dialog';
import { unfold } from './unfold';
import { UnsavedChangesContext, UnsentInputContext } from './unsaved-changes';
import { intentOf, type Editor, type SaveIntent } from './use-editor';
import { useKeptFocus } from './use-kept-focus';
import { useUnsavedGuard } from './use-unsaved-guard';
import classes from './collection.module.css';
import type { AnnounceSection, OutlineEntry } from './outline-context';

const isBefore = (a: OutlineEntry, b: OutlineEntry): number =>
  a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

/** The sections of an editor from top to bottom, and the function that adds one. */
function useOutline(): { readonly entries: readonly OutlineEntry[]; readonly announce: AnnounceSection } {
  const [entries, setEntries] = useState<readonly OutlineEntry[]>([]);
  const announce = useCallback<AnnounceSection>((entry) => {
    setEntries((others) => [...others, entry].sort(isBefore));
    return () => setEntries((all) => all.filter((one) => one !== entry));
  }, []);
  return { entries, announce };
}

/**
 * Focuses the first field with an error: an input, or the control inside of the marked element.
 *
 * @returns whether a field shows an error
 */
function focusFirstWrong(screen: HTMLElement | null): boolean {
  const wrong = screen?.querySelector<HTMLElement>('form :is([aria-invalid="true"], [data-invalid="true"])');
  const control = wrong?.matches('input, textarea, select, button')
    ? wrong
    : wrong?.querySelector<HTMLElement>('[role="textbox"]');
  const focused = control ?? wrong;
  if (focused) unfold(focused);
  focused?.focus();
  return wrong != null;
}

export interface EditorScreenProps<Values extends FieldValues> extends SaveOptions {
  readonly title: string;
  /** The breadcrumbs to the list. */
  readonly crumbs: readonly Crumb[];
  readonly editor: Editor<Values>;
  /** The id of the form, for buttons outside of it that submit it. */
  readonly formId?: string;
  /** Called before the fields are checked. */
  readonly onSubmitting?: (intent: SaveIntent) => void;
  /** Shows a message if some fields are invalid, such as “All Fields are Required”. */
  readonly onInvalid?: () => void;
  /** The labels of the fields. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Renders in a dialog the preview of an item without its own page. */
  readonly preview?: () => ReactNode;
  /** Renders beside the fields the preview of an item's page, including unsaved input. */
  readonly livePreview?: (close: () => void) => ReactNode;
  /** Shown between the head and the fields. */
  readonly notices?: ReactNode;
  /** Further buttons at the head: `RevisionHistory`, deletion. */
  readonly actions?: ReactNode;
  /** The narrow column beside the fields: publication, pictures. */
  readonly aside?: ReactNode;
  /** Whether unsaved input is stored, and offered when the editor is opened again. */
  readonly keepsInput?: boolean;
  /** Visitors sent the item: nothing covers it until there is a change to save. */
  readonly isRead?: boolean;
  /** The user publishes what others write: the fields cannot be changed. */
  readonly publishOnly?: PublishBarProps | undefined;
  /** The fields; with several `EditorSection`s an outline leads to each. */
  readonly children: ReactNode;
}

/**
 * The screen of an editor: fields, publication, preview, history, Ctrl/Cmd+S, a guard against losing changes, and the
 * comparison with a version that another administrator saved meanwhile.
 */
export function EditorScreen<Values extends FieldValues>(props: EditorScreenProps<Values>): ReactNode {
  const { editor } = props;
  const { form } = editor;
  const { isDirty: dirty, errors } = form.formState;
  const [previewing, setPreviewing] = useState(false);
  const [isUnsent, setUnsent] = useState(false);
  const guard = useUnsavedGuard(isUnsent || (dirty && !editor.busy));
  const element = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(element);
  const toggle = useRef<HTMLButtonElement>(null);
  const { entries, announce } = useOutline();
  const live = previewing && props.livePreview !== undefined;
  const isOpen = props.publishOnly === undefined;
  const closePreview = (): void => {
    setPreviewing(false);
    toggle.current?.focus();
  };
  /** After a refused submit the first wrong field gets the focus, as soon as it shows its error. */
  const refused = useRef(false);
  const [refusals, count] = useReducer((before: number) => before + 1, 0);
  useEffect(() => {
    if (refused.current) refused.current = !focusFirstWrong(element.current);
  }, [refusals, errors]);
  useEffect(() => {
    const save = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (isOpen) element.current?.querySelector('form')?.requestSubmit();
    };
    addEventListener('keydown', save);
    return () => removeEventListener('keydown', save);
  }, [isOpen]);

  const fields = (
    <div className={props.aside ? classes.editor : undefined}>
      {props.aside && <EditorOutline entries={entries} />}
      <div className={classes.fields}>
        <UnsentInputContext value={setUnsent}>
          <OutlineContext value={announce}>{props.children}</OutlineContext>
        </UnsentInputContext>
      </div>
      {props.aside && <aside className={classes.aside}>{props.aside}</aside>}
    </div>
  );

  return (
    <div ref={element} tabIndex={-1} className={classes.screen} {...keptFocus}>
      <ScreenHead
        title={props.title}
        crumbs={props.crumbs}
        actions={
          <>
            {(props.preview ?? props.livePreview) && (
              <Button
                ref={toggle}
                variant="secondary"
                size="small"
                icon={<Eye aria-hidden="true" />}
                aria-expanded={props.livePreview && previewing}
                onClick={() => setPreviewing(!previewing)}
              >
                Preview
              </Button>
            )}
            <UnsavedChangesContext value={dirty}>{props.actions}</UnsavedChangesContext>
          </>
        }
      />
      <div className={classes.notices}>{props.notices}</div>
      <div className={live ? classes.withPreview : undefined}>
        <Form
          id={props.formId}
          form={form}
          onSubmit={editor.send}
          onSubmitCapture={(event) => {
            refused.current = false;
            props.onSubmitting?.(intentOf(event));
          }}
          onInvalid={() => {
            refused.current = true;
            count();
            props.onInvalid?.();
          }}
        >
          {props.publishOnly ? (
            <>
              <fieldset disabled className={classes.whole}>
                {fields}
              </fieldset>
              <PublishBar {...props.publishOnly} />
            </>
          ) : (
            <>
              {fields}
              <SaveBar
                status={dirty ? 'There are unsaved changes.' : editor.saved ? 'Saved' : ''}
                busy={editor.busy}
                sticks={dirty || !props.isRead}
                {...{ publishes: props.publishes, sends: props.sends, closes: props.closes }}
              />
            </>
          )}
        </Form>
        {live && props.livePreview?.(closePreview)}
      </div>
      {previewing && props.preview && (
        <Dialog size="full" onClose={() => setPreviewing(false)} title="Preview" description="As visitors will see it.">
          {props.preview()}
        </Dialog>
      )}
      {guard.isBlocked && (
        <ConfirmDialog
          onClose={() => guard.stay()}
          title="Leave without saving?"
          {...leavingWords({ isDirty: dirty, isUnsent, keepsInput: props.keepsInput, values: form.getValues() })}
          confirmLabel="Leave"
          cancelLabel="Stay"
          onConfirm={guard.leave}
        />
      )}
      {editor.question && (
        <ConfirmDialog
          onClose={() => editor.question?.cancel()}
          title={editor.question.title}
          question={editor.question.question}
          confirmLabel={editor.question.confirmLabel}
          cancelLabel={editor.question.cancelLabel}
          onConfirm={editor.question.confirm}
        />
      )}
      {editor.conflict && (
        <StaleSaveDialog
          differences={differences(editor.conflict.theirs, editor.conflict.mine, props.labels)}
          busy={editor.busy}
          onKeepMine={editor.keepMine}
          onTakeTheirs={editor.takeTheirs}
          onClose={editor.closeConflict}
        />
      )}
      {editor.busy && <FullScreenLoader />}
    </div>
  );
}
