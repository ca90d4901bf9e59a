import { addReleaseItem, fetchReleases, type Collection, type MenusBody } from 'api-client';
import { useState, type ReactNode } from 'react';
import { failureOf, useChange, usePermission, useRead } from 'shared-store';
import { Button, ButtonLink, notify, Stack } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { SelectField, useForm, useSubmission } from 'ui-kit/form';
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

function AddDialog({
  collection,
  id,
  language,
  isPublished,
  hasChanges,
  menus,
  onClose,
}: AddToReleaseProps & { onClose: () => void }) {
  const { data, isFetching } = useRead(fetchReleases, undefined, { refetchOnMountOrArgChange: true });
  const [add] = useChange(addReleaseItem);
  const open = (data ?? []).filter(({ publishedAt }) => publishedAt === null);
  const form = useForm({
    defaultValues: { release: '', action: isPublished && !hasChanges ? 'unpublish' : 'publish' },
  });
  const { send } = useSubmission(form, failureOf);
  if (!isFetching && open.length === 0)
    return (
      <Dialog onClose={onClose} title="Add to release" description="There is no open release.">
        <Stack gap={2}>
          <ButtonLink href="/admin/releases">Create a release</ButtonLink>
        </Stack>
      </Dialog>
    );
  const actions = [
    ...(hasChanges || !isPublished
      ? [{ value: 'publish', label: isPublished ? 'Publish the saved changes' : 'Publish it' }]
      : []),
    ...(isPublished ? [{ value: 'unpublish', label: 'Unpublish it' }] : []),
  ];
  return (
    <FormDialog
      onClose={onClose}
      title="Add to release"
      description={
        menus
          ? 'The release publishes the menus as you have entered them. Do not save them here.'
          : 'A release publishes several changes at one moment. Input that is not saved is not part of it.'
      }
      form={form}
      onSubmit={({ release, action }) =>
        send(async () => {
          const params = { id: release, collection, item: id };
          const body = {
            action: action === 'unpublish' ? ('unpublish' as const) : ('publish' as const),
            ...(menus && { menus: menus() }),
          };
          notify.success((await add({ params, query: { language }, body }).unwrap()).message);
          onClose();
        })
      }
      submit="Add to release"
    >
      <SelectField
        name="release"
        label="Release"
        options={[
          { value: '', label: 'Choose a release' },
          ...open.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        rules={{ required: 'Choose a release' }}
      />
      {!menus && <SelectField name="action" label="What happens" options={actions} />}
    </FormDialog>
  );
}

/** The button that adds the edited item, or its translation, to a release. */
export function AddToRelease(props: AddToReleaseProps): ReactNode {
  const mayAdd = usePermission(addReleaseItem);
  const [isOpen, setOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Add to release
      </Button>
      {isOpen && <AddDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
