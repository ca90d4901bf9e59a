import { employmentTypes, workplaceTypes } from 'api-client';
import { Panel, Stack } from 'ui-kit';
import { PublicationFields } from 'admin-kit';
import { FormColumns, SelectField, TextAreaField, TextField } from 'ui-kit/form';

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What people call the fields of a job, for comparisons. */
export const JOB_LABELS = {
  title: 'Title',
  location: 'Location',
  role: 'Roles',
  department: 'Department',
  employmentType: 'Employment type',
  workplaceType: 'Workplace',
  salaryRange: 'Salary range',
  detail: 'Detail',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  benefits: 'Benefits',
  validThrough: 'Apply by',
  state: 'State',
  status: 'Status',
  publishAt: 'Publish at',
} as const;

/** The fields of a job. Stands inside an `EditorScreen`. */
export function JobFields() {
  return (
    <>
      <TextField name="title" label="Title" rules={{ required: 'Title is required' }} />
      <FormColumns>
        <TextField name="location" label="Location" rules={{ required: 'Location is required' }} />
        <TextField name="department" label="Department" optional />
      </FormColumns>
      <TextField name="role" label="Roles" hint="Separated by commas." optional />
      <FormColumns>
        <SelectField
          name="employmentType"
          label="Employment type"
          placeholder="Not said"
          options={choices(employmentTypes)}
        />
        <SelectField name="workplaceType" label="Workplace" placeholder="Not said" options={choices(workplaceTypes)} />
      </FormColumns>
      <TextField name="salaryRange" label="Salary range" optional />
      <TextAreaField name="detail" label="Detail" rows={8} rules={{ required: 'Detail is required' }} />
      <TextAreaField name="responsibilities" label="Responsibilities" hint="One a line." rows={5} optional />
      <TextAreaField name="requirements" label="Requirements" hint="One a line." rows={5} optional />
      <TextAreaField
        name="benefits"
        label="Benefits"
        hint="One a line. They stand below the offer that every position has."
        rows={4}
        optional
      />
    </>
  );
}

/** When visitors see the job and until when they can apply. */
export function JobPublication() {
  return (
    <>
      <PublicationFields />
      <Panel>
        <Stack>
          <SelectField
            name="state"
            label="State"
            options={[
              { value: 'open', label: 'Open' },
              { value: 'closed', label: 'Closed' },
            ]}
          />
          <TextField name="validThrough" type="date" label="Apply by" optional />
        </Stack>
      </Panel>
    </>
  );
}
