import {
  createOwnRole,
  fetchMessageDesks,
  GetJobPostings,
  languageName,
  updateOwnRole,
  type OwnRole,
  type OwnRoleBody,
  type Right,
} from 'api-client';
import { FormDialog } from 'admin-kit';
import type { ReactNode } from 'react';
import { failureOf, selectLanguages, useAppSelector, useChange, useRead } from 'shared-store';
import { Checkbox, FieldError, notify, Notice } from 'ui-kit';
import { FormGroup, TextField, useController, useForm, useSubmission } from 'ui-kit/form';
import { LimitField } from './limit-field';
import { RightsTable } from './rights-table';
import type { RoleValues } from './role-values';
import { partWords, rightOf } from './role-words';
import { StartingRights } from './starting-rights';
import { useGrantedKinds } from './use-granted-kinds';

type Topic = NonNullable<OwnRoleBody['topics']>[number];

const APPLICATIONS = 'job-applications:handle';
const MESSAGES = 'contact-messages:handle';
const translates = (rights: readonly Right[]): boolean => rights.some((right) => right.endsWith(':translate'));

/** The languages of the site, and those of the role that the site no longer has. */
function LanguagesField({ role }: Pick<RoleDialogProps, 'role'>): ReactNode {
  const { others } = useAppSelector(selectLanguages);
  const codes = [...new Set([...Object.keys(others), ...(role?.languages ?? [])])];
  return (
    codes.length > 0 && (
      <LimitField
        name="languages"
        legend="Translations"
        all="Otherwise into all languages."
        some="Only into chosen languages"
        required="Choose at least one language"
        choices={codes.map((code) => ({ value: code, label: languageName(code) }))}
      />
    )
  );
}

function RightsField({ role }: Pick<RoleDialogProps, 'role'>): ReactNode {
  const kinds = useGrantedKinds();
  const { data: jobs = [] } = useRead(GetJobPostings, { query: { status: 'all' }, withToken: true });
  const { data: desks = [] } = useRead(fetchMessageDesks);
  const { field, fieldState } = useController<RoleValues, 'rights'>({
    name: 'rights',
    rules: { validate: (value) => value.length > 0 || 'Choose at least one right' },
  });
  const rights = field.value;
  const handled = kinds.filter(({ presets }) => presets.handle);
  const set = (right: Right, on: boolean): void =>
    field.onChange(on ? [...rights, right] : rights.filter((one) => one !== right));
  return (
    <>
      {!role && <StartingRights kinds={kinds} onChoose={field.onChange} />}
      <RightsTable kinds={kinds.filter(({ presets }) => !presets.handle)} rights={rights} onChange={field.onChange} />
      <FormGroup legend="Other parts">
        {handled.map(({ collection }) => {
          const right = rightOf(collection, 'handle');
          return (
            <Checkbox
              key={collection}
              label={partWords(collection)}
              checked={rights.includes(right)}
              onChange={({ target }) => set(right, target.checked)}
            />
          );
        })}
      </FormGroup>
      {rights.includes(APPLICATIONS) && (
        <LimitField
          name="jobs"
          legend="Applications"
          all="Otherwise all applications."
          some="Only those to chosen jobs"
          required="Choose at least one job"
          choices={jobs.map(({ _id, title, location }) => ({ value: _id, label: `${title}, ${location}` }))}
        />
      )}
      {rights.includes(MESSAGES) && (
        <LimitField
          name="topics"
          legend="Messages"
          all="Otherwise all messages."
          some="Only those of chosen desks"
          required="Choose at least one desk"
          choices={desks.map(({ topic }) => ({ value: topic, label: topic }))}
        />
      )}
      {translates(rights) && <LanguagesField role={role} />}
      <FieldError>{fieldState.error?.message}</FieldError>
    </>
  );
}

interface RoleDialogProps {
  /** The role to edit; undefined for a new one. */
  readonly role?: OwnRole | undefined;
  readonly onClose: () => void;
}

/** Adds or changes a role: its name, its rights, and the jobs, desks and languages to which it is limited. */
export function RoleDialog({ role, onClose }: RoleDialogProps): ReactNode {
  const [create] = useChange(createOwnRole);
  const [update] = useChange(updateOwnRole);
  const form = useForm<RoleValues>({
    defaultValues: {
      name: role?.name ?? '',
      rights: (role?.rights ?? []) as Right[],
      jobs: role?.jobs ?? null,
      topics: role?.topics ?? null,
      languages: role?.languages ?? null,
    },
  });
  const { send } = useSubmission(form, failureOf);
  const save = async ({ name, rights, jobs, topics, languages }: RoleValues): Promise<void> => {
    const body = {
      ...{ name, rights: [...rights] },
      jobs: rights.includes(APPLICATIONS) ? jobs : null,
      topics: rights.includes(MESSAGES) ? (topics as Topic[] | null) : null,
      languages: translates(rights) ? languages : null,
    };
    const { message } = role
      ? await update({ params: { id: role._id }, body: { ...body, version: role.version } }).unwrap()
      : await create({ body }).unwrap();
    notify.success(message);
    onClose();
  };
  return (
    <FormDialog
      size="large"
      onClose={onClose}
      title={role ? 'Edit role' : 'Add role'}
      description="A role never includes the administrators, roles, menus and settings of the site."
      form={form}
      onSubmit={(values) => send(() => save(values))}
      submit={role ? 'Save' : 'Add role'}
    >
      {role && role.people.length > 0 && (
        <Notice tone="info">{`It changes at once for ${role.people.join(', ')}.`}</Notice>
      )}
      <TextField name="name" label="Name" autoComplete="off" rules={{ required: 'Name is required' }} />
      <RightsField role={role} />
    </FormDialog>
  );
}
