import { counted } from 'api-client';
import type { ContentType, Field, FieldKind } from 'api-client/content-types';
import { ListChecks } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { notify, Notice } from 'ui-kit';
import { SelectField, useForm } from 'ui-kit/form';
import { ProgressLine } from '../bulk-progress';
import type { BulkAction, Noun } from '../collection-types';
import { FailedItems } from '../failed-items';
import { sentValue } from '../fields/field-kinds';
import { FormDialog } from '../form-dialog';
import type { Failed } from '../run-each';
import { SCREEN_ID } from '../use-kept-focus';
import { useProgress } from '../use-progress';
import { ContentField } from './content-field';
import { fieldValues, formFields } from './form-values';
import { screenWords } from './screen-words';

/** The kinds of fields whose value several items can share. */
const SHARED: ReadonlySet<FieldKind> = new Set<FieldKind>([
  ...(['line', 'select', 'flag', 'reference', 'ids', 'lines', 'date'] as const),
  ...(['integer', 'link', 'webAddress', 'mailAddress'] as const),
]);

/** The fields that several items can be given at once; a name, data about a person, or a place is each item's own. */
const sharedFields = (type: ContentType): [name: string, field: Field][] =>
  formFields(type).filter(
    ([name, { kind, personal }]) => SHARED.has(kind) && !personal && name !== type.title && name !== 'order',
  );

type Update = (id: string, body: object) => Promise<unknown>;

interface Opened<Item> {
  readonly items: readonly Item[];
  readonly onDone: () => void;
}

interface BulkEditDialogProps<Item> extends Opened<Item> {
  readonly type: ContentType;
  readonly noun: Noun;
  readonly update: Update;
  readonly onClose: () => void;
}

function BulkEditDialog<Item extends { readonly _id: string }>({
  type,
  noun,
  update,
  items,
  onDone,
  onClose,
}: BulkEditDialogProps<Item>): ReactNode {
  const fields = sharedFields(type);
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...fieldValues(type), changedField: '' } });
  const name = String(form.watch('changedField'));
  const field = fields.find(([one]) => one === name)?.[1];
  const { one, many } = noun;
  const { progress, run } = useProgress<Item>();
  const [unchanged, setUnchanged] = useState(items);
  const [failed, setFailed] = useState<readonly Failed<Item>[]>([]);

  const send = async (values: Record<string, unknown>): Promise<void> => {
    if (!field) return;
    const value = sentValue(field, values[name]);
    const { done, failed, left } = await run('Changing', unchanged, ({ _id }) => update(_id, { [name]: value }));
    const undo = {
      label: 'Undo',
      run: () => {
        // The message with the button goes away.
        document.getElementById(SCREEN_ID)?.focus({ preventScroll: true });
        void run('Undoing', done, (item) => update(item._id, { [name]: Reflect.get(item, name) })).then(
          ({ done: undone, failed: [first] }) =>
            first ? notify.error(first.reason) : notify.success(`${counted(undone.length, one, many)} restored`),
        );
      },
    };
    if (done.length > 0) notify.success(`${counted(done.length, one, many)} changed`, undo);
    const [first] = failed;
    setFailed(failed);
    setUnchanged([...failed.map(({ item }) => item), ...left]);
    if (first) {
      notify.error(
        done.length > 0 ? `${counted(failed.length, one, many)} not changed. ${first.reason}` : first.reason,
      );
    } else if (left.length === 0) {
      onDone();
      onClose();
    }
  };

  return (
    <FormDialog
      title={`Edit ${counted(unchanged.length, one, many)}`}
      description={`Gives one field of all of them the same value.${type.publicForm ? '' : ' Visitors see it at once.'}`}
      onClose={onClose}
      returnTo={SCREEN_ID}
      form={form}
      onSubmit={send}
      submit={`Change ${counted(unchanged.length, one, many)}`}
    >
      <SelectField
        name="changedField"
        label="Field"
        placeholder="Choose a field"
        options={fields.map(([value, { label, formLabel = label }]) => ({ value, label: formLabel }))}
        rules={{ required: 'Choose a field' }}
      />
      {field && <ContentField key={name} name={name} field={field} isNeeded={false} />}
      {failed.length > 0 && (
        <Notice tone="danger">
          Not changed:
          <FailedItems failed={failed} nameOf={(item) => String(Reflect.get(item, type.title) ?? '')} />
        </Notice>
      )}
      {progress && <ProgressLine {...progress} />}
    </FormDialog>
  );
}

interface BulkEdit<Item> {
  /** None if the items share no field. */
  readonly actions: readonly BulkAction<Item>[];
  readonly dialog: ReactNode;
}

/** A bulk action that gives one field of the selected items the same value, and its dialog. */
export function useBulkEdit<Item extends { readonly _id: string }>(type: ContentType, update: Update): BulkEdit<Item> {
  const [opened, setOpened] = useState<Opened<Item>>();
  return {
    actions:
      sharedFields(type).length === 0
        ? []
        : [
            {
              id: 'edit-field',
              label: 'Edit a field',
              icon: <ListChecks aria-hidden="true" />,
              opens: (items, onDone) => setOpened({ items, onDone }),
            },
          ],
    dialog: opened && (
      <BulkEditDialog {...{ type, update, ...opened }} noun={screenWords(type)} onClose={() => setOpened(undefined)} />
    ),
  };
}
