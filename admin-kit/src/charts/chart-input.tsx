import { chartShape, readChart } from 'api-client';
import { isEmptyValue } from 'api-client/content-types';
import { Plus, Trash2 } from 'lucide-react';
import { Button } from 'ui-kit';
import { Chart } from 'ui-kit/chart';
import { FormColumns, TextField, useFieldArray, useFormContext, useWatch } from 'ui-kit/form';
import { EditorSection } from '../editor-section';
import type { FieldInputProps } from '../fields/field-input';
import { useNeededToPublish } from '../fields/needed-to-publish';
import { ChartDataField, ChartShapeField } from './chart-fields';
import classes from './chart-input.module.css';

const EMPTY = { title: '', shape: 'line', unit: '', data: '', source: '' };

const textIn = (values: unknown, name: keyof typeof EMPTY): string => {
  const value: unknown = typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined;
  return typeof value === 'string' ? value : '';
};

/** The chart as visitors will see it, as soon as its rows can be drawn. */
function DrawnChart({ name }: { readonly name: string }) {
  const values: unknown = useWatch({ name });
  const shape = chartShape(textIn(values, 'shape'));
  const { mistake, ...chart } = readChart(shape, textIn(values, 'data'));
  if (mistake) return null;
  return (
    <Chart
      title={textIn(values, 'title')}
      shape={shape}
      unit={textIn(values, 'unit')}
      source={textIn(values, 'source')}
      {...chart}
    />
  );
}

function ChartFields({ name }: { readonly name: string }) {
  const title = `${name}.title`;
  const { required, hint } = useNeededToPublish('Title is required', isEmptyValue(useWatch({ name: title })));
  return (
    <>
      <FormColumns>
        <TextField name={title} label="Title of the chart" hint={hint} rules={{ required }} />
        <ChartShapeField name={`${name}.shape`} label="Shape" />
      </FormColumns>
      <FormColumns>
        <TextField name={`${name}.unit`} label="Unit" optional />
        <TextField name={`${name}.source`} label="Source" optional />
      </FormColumns>
      <ChartDataField name={`${name}.data`} label="Data" />
      <DrawnChart name={name} />
    </>
  );
}

/** The field of an item that has a chart or none: its fields, and the drawing. */
export function ChartInput({ name, label }: FieldInputProps) {
  const { control } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name });
  const title: unknown = useWatch({ name: `${name}.0.title` });
  return (
    <EditorSection title={label} summary={fields.length === 0 ? 'None' : typeof title === 'string' ? title : ''}>
      <div className={classes.fields}>
        {fields.map(({ id }, index) => (
          <ChartFields key={id} name={`${name}.${index}`} />
        ))}
        <div>
          {fields.length === 0 ? (
            <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={() => append(EMPTY)}>
              Add chart
            </Button>
          ) : (
            <Button variant="secondary" icon={<Trash2 aria-hidden="true" />} onClick={() => remove(0)}>
              Remove chart
            </Button>
          )}
        </div>
      </div>
    </EditorSection>
  );
}
