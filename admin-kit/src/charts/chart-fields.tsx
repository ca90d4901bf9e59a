import { CHART_COLUMNS, CHART_SHAPES, chartMistake, chartShape, type ChartShape } from 'api-client';
import { isEmptyValue } from 'api-client/content-types';
import { SelectField, TextAreaField, useFormContext, useWatch } from 'ui-kit/form';
import { useNeededToPublish } from '../fields/needed-to-publish';

const SHAPES: Readonly<Record<ChartShape, string>> = {
  line: 'Line: a value over time, with a band if you like',
  columns: 'Columns: amounts over time',
  bars: 'Bars: amounts side by side, or before and after',
  range: 'Ranges: a value between a lowest and a highest',
  timeline: 'Timeline: periods to scale',
  map: 'Map: places in India and beyond, by latitude and longitude',
};
const OPTIONS = CHART_SHAPES.map((value) => ({ value, label: SHAPES[value] }));

interface ChartFieldProps {
  readonly name: string;
  readonly label: string;
}

/** How the rows of a chart are drawn. */
export function ChartShapeField({ name, label }: ChartFieldProps) {
  const { required, hint } = useNeededToPublish('Shape is required', isEmptyValue(useWatch({ name })));
  return (
    <SelectField
      name={name}
      label={label}
      placeholder="Choose a shape"
      hint={hint}
      rules={{ required }}
      options={OPTIONS}
    />
  );
}

/** The rows of a chart, pasted from a spreadsheet or typed. A line that cannot be drawn is named. */
export function ChartDataField({ name, label }: ChartFieldProps) {
  const { watch, getValues } = useFormContext();
  const shapeName = name.replace(/data$/, 'shape');
  const shapeOf = (value: unknown): ChartShape => chartShape(typeof value === 'string' ? value : '');
  const { names, least } = CHART_COLUMNS[shapeOf(watch(shapeName))];
  const isEmpty = isEmptyValue(watch(name));
  const columns = names.map((column, index) => (index < least ? column : `${column} (optional)`));
  const { required, hint } = useNeededToPublish(
    `${label} is required`,
    isEmpty,
    `One row a line: ${columns.join('; ')}. Paste the cells of a spreadsheet, or type semicolons between them. A first line without numbers names the columns.`,
  );
  return (
    <TextAreaField
      name={name}
      label={label}
      rows={8}
      maxLength={5000}
      spellCheck={false}
      wrap="off"
      hint={hint}
      rules={{
        required,
        validate: (text: string) => isEmptyValue(text) || (chartMistake(shapeOf(getValues(shapeName)), text) ?? true),
      }}
    />
  );
}
