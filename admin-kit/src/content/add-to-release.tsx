import {
  addReleaseItem,
  createRelease,
  fetchReleases,
  type Collection,
  type MenusBody,
  type Release,
} from 'api-client';
import { useId, useState, type ReactNode } from 'react';
import { failureOf, messageOf, useChange, useDates, usePermission, useRead } from 'shared-store';
import { Button, ErrorPanel, notify, SkeletonForm } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { SelectField, TextField, useForm, useSubmission } from 'ui-kit/form';
import { FormDialog } from '../form-dialog';

interface AddToReleaseProps {
  readonly collection: Collection;
  readonly id: string;
  /** Of a translation. */
  readonly language?: string;
  /** Visitors see the item as the editor shows it, so a release can only unpublish it. */
  readonly isPublished: boolean;
  readonly hasChanges: boolean;
  /** The menus as they will be, which a release stores; other items have saved changes. */
  readonly menus?: () => MenusBody;
}

interface AddDialogProps extends AddToReleaseProps {
  readonly onClose: () => void;
  /** The id of the button that opened it: the dialog of the form replaces the one that loads. */
  readonly returnTo: string;
}

/** The choice of a release that does not exist yet. */
const NEW = 'new';
const TITLE = 'Add to release';

function AddForm({
  collection,
  id,
  language,
  isPublished,
  hasChanges,
  menus,
  open,
  onClose,
  returnTo,
}: AddDialogProps & { readonly open: readonly Release[] }): ReactNode {
  const dates = useDates();
  const [create] = useChange(createRelease);
  const [add] = useChange(addReleaseItem);
  const actions = [
    ...(hasChanges || !isPublished
      ? [{ value: 'publish', label: isPublished ? 'Publish the saved changes' : 'Publish it' }]
      : []),
    ...(isPublished ? [{ value: 'unpublish', label: 'Unpublish it' }] : []),
  ];
  const [only = { _id: NEW }, ...others] = open;
  const form = useForm({
    defaultValues: { release: others.length > 0 ? '' : only._id, name: '', action: actions[0]?.value ?? '' },
  });
  const { send } = useSubmission(form, failureOf);
  const isNew = form.watch('release') === NEW;
  const named = ({ name, publishAt }: Release): string =>
    publishAt === null ? name : `${name}, ${dates.moment(publishAt)}`;
  return (
    <FormDialog
      onClose={onClose}
      returnTo={returnTo}
      title={TITLE}
      description={
        menus
          ? 'The release publishes the menus as you have entered them. Do not save them here.'
          : 'A release publishes several changes at one moment. Input that is not saved is not part of it.'
      }
      form={form}
      onSubmit={({ release, name, action }) =>
        send(async () => {
          const to = isNew ? (await create({ body: { name } }).unwrap()).release._id : release;
          // A second attempt after a refusal adds it to the same release.
          form.setValue('release', to);
          const params = { id: to, collection, item: id };
          const body = {
            action: action === 'unpublish' ? ('unpublish' as const) : ('publish' as const),
            ...(menus && { menus: menus() }),
          };
          notify.success((await add({ params, query: { language }, body }).unwrap()).message);
          onClose();
        })
      }
      submit={isNew ? 'Create release and add' : TITLE}
    >
      {open.length > 0 && (
        <SelectField
          name="release"
          label="Release"
          options={[
            { value: '', label: 'Choose a release' },
            ...open.map((one) => ({ value: one._id, label: named(one) })),
            { value: NEW, label: 'A new release' },
          ]}
          rules={{ required: 'Choose a release' }}
        />
      )}
      {isNew && (
        <TextField
          name="name"
          label="Name of the new release"
          autoComplete="off"
          rules={{ required: 'Name is required' }}
        />
      )}
      {!menus && actions.length > 1 && <SelectField name="action" label="What happens" options={actions} />}
    </FormDialog>
  );
}

function AddDialog(props: AddDialogProps): ReactNode {
  const { data, error, isFetching, refetch } = useRead(fetchReleases, undefined, { refetchOnMountOrArgChange: true });
  // The form stays while the list is read again after a release was created.
  const [isReady, setReady] = useState(false);
  if (!isReady && data && !isFetching) setReady(true);
  if (isReady && data) return <AddForm {...props} open={data.filter(({ publishedAt }) => publishedAt === null)} />;
  return (
    <Dialog onClose={props.onClose} returnTo={props.returnTo} title={TITLE}>
      {error ? (
        <ErrorPanel message={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonForm fields={2} />
      )}
    </Dialog>
  );
}

/** The button that adds the edited item, or its translation, to a release. */
export function AddToRelease(props: AddToReleaseProps): ReactNode {
  const mayAdd = usePermission(addReleaseItem);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!mayAdd) return null;
  return (
    <>
      <Button id={id} variant="secondary" size="small" onClick={() => setOpen(true)}>
        {TITLE}
      </Button>
      {isOpen && <AddDialog {...props} returnTo={id} onClose={() => setOpen(false)} />}
    </>
  );
}
