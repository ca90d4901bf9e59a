import type { ContentType, Field, Layout } from 'api-client/content-types';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Moment } from 'shared-store';
import { Button, DataList, Stack } from 'ui-kit';
import { useFormContext } from 'ui-kit/form';
import { cellOf } from '../fields/field-kinds';
import { PrivatePdf } from '../private-pdf';
import { ContentFields } from './content-fields';
import type { FieldInputs } from './content-field';

interface SentFieldsProps {
  readonly type: ContentType;
  /** Sent by a visitor. */
  readonly item: object;
  readonly layout: Layout;
  readonly inputs: FieldInputs | undefined;
}

function Sent({ field, value }: { readonly field: Field; readonly value: unknown }): ReactNode {
  if (value === null || value === undefined || value === '') return '–';
  const address = String(value);
  if (field.kind === 'mailAddress') return <a href={`mailto:${address}`}>{address}</a>;
  if (field.kind !== 'attachment') return <span dir="auto">{cellOf(field).show(value)}</span>;
  return (
    <div role="group" aria-label={field.label}>
      <PrivatePdf address={address} what="file" title={field.label} fileName={field.label} />
    </div>
  );
}

/** The answers of a visitor as facts to read; a button opens their inputs, and an answer that the server refuses does. */
export function SentFields({ type, item, layout, inputs }: SentFieldsProps): ReactNode {
  const [isCorrected, setCorrected] = useState(false);
  const { errors } = useFormContext().formState;
  const names = layout.flat();
  if (isCorrected || names.some((name) => name in errors))
    return <ContentFields type={type} layout={layout} inputs={inputs} />;
  const facts = names.flatMap((name) => {
    const field = type.fields[name];
    return field ? [{ term: field.label, detail: <Sent field={field} value={Reflect.get(item, name)} /> }] : [];
  });
  const received: unknown = Reflect.get(item, 'createdAt');
  return (
    <Stack>
      <DataList
        facts={[
          ...facts,
          ...(typeof received === 'string' ? [{ term: 'Received', detail: <Moment at={received} /> }] : []),
        ]}
      />
      <div>
        <Button variant="ghost" size="small" icon={<Pencil aria-hidden="true" />} onClick={() => setCorrected(true)}>
          Correct what was sent
        </Button>
      </div>
    </Stack>
  );
}
