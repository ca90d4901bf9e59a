import { useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { Badge, Button, IconButton } from 'ui-kit';
import {
  CheckboxField,
  FileField,
  FileInput,
  Form,
  FormButtons,
  FormColumns,
  PasswordField,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
  useForm,
} from 'ui-kit/form';
import { DataTable } from 'admin-kit/table';
import type { TableColumn } from 'admin-kit/table';
import { Part } from './part';
import classes from './gallery.module.css';

interface Row {
  id: string;
  name: string;
  sector: string;
  price: number;
  state: 'Published' | 'Draft';
}

const rows: Row[] = [
  { id: '1', name: 'Corrosion inhibitor CI-240', sector: 'Oil & Gas', price: 412, state: 'Published' },
  { id: '2', name: 'Antiscalant AS-11', sector: 'Water', price: 96, state: 'Draft' },
  { id: '3', name: 'Fracturing gel breaker', sector: 'Chemicals', price: 1280, state: 'Published' },
];

const columns: TableColumn<Row>[] = [
  { id: 'name', header: 'Name', value: (row) => row.name },
  { id: 'sector', header: 'Sector', value: (row) => row.sector },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <Badge tone={row.state === 'Draft' ? 'neutral' : 'success'}>{row.state}</Badge>,
  },
  { id: 'price', header: 'Orders', value: (row) => row.price, align: 'end' },
];

const actions = (row: Row) => (
  <>
    <IconButton label={`Edit ${row.name}`} size="small">
      <Pencil aria-hidden="true" />
    </IconButton>
    <IconButton label={`Delete ${row.name}`} size="small">
      <Trash2 aria-hidden="true" />
    </IconButton>
  </>
);

export function Administration() {
  const [selected, setSelected] = useState<string[]>(['2']);
  const form = useForm<Record<string, unknown>>({ defaultValues: { name: '', email: '', resume: null } });
  return (
    <>
      <Part title="Table">
        <DataTable
          caption="Products"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          rowLabel={(row) => row.name}
          rowActions={actions}
          selected={selected}
          onSelectedChange={setSelected}
          bulkActions={(keys) => (
            <Button size="small" variant="secondary">
              Publish {keys.length}
            </Button>
          )}
        />
      </Part>
      <Part title="Form">
        <Form form={form} onSubmit={() => undefined}>
          <FormColumns>
            <TextField name="name" label="Full name" rules={{ required: 'Enter your name' }} />
            <TextField name="email" label="Email" type="email" rules={{ required: 'Enter your email' }} />
            <PasswordField name="password" label="Password" autoComplete="new-password" />
            <SelectField name="topic" label="Topic" options={[{ value: 'a', label: 'Quotation' }]} />
          </FormColumns>
          <TextAreaField name="message" label="Message" />
          <FileField
            name="resume"
            label="Résumé"
            accept="application/pdf"
            hint="A PDF of at most 10 MB"
            rules={{ required: 'Attach your résumé' }}
            refuse={(file) => (file.type === 'application/pdf' ? undefined : 'Please upload a valid PDF file.')}
          />
          <CheckboxField name="consent" label="I agree" rules={{ required: 'Please agree' }} />
          <FormButtons>
            <SubmitButton>Send</SubmitButton>
            <Button variant="ghost">Cancel</Button>
          </FormButtons>
        </Form>
        <div className={classes.fields}>
          <FileInput label="Logo" value={null} onFileChange={() => undefined} current="scene.svg" accept="image/*" />
          <FileInput
            label="Document"
            value={null}
            onFileChange={() => undefined}
            current="/files/data-sheet.pdf"
            progress={0.6}
          />
          <FileInput
            label="Photo"
            value={null}
            onFileChange={() => undefined}
            accept="image/*"
            error="Image size should be less than 5MB"
          />
        </div>
      </Part>
    </>
  );
}
