import * as z from 'zod';
import { inLanguageFields } from '../content-type/schemas-of';
import { CHART_SHAPES } from '../formats/charts';
import { line, optionalLine, optionalText, partId, text } from '../validation/text';
import { chartMistake } from '../formats/read-chart';

/** A chart in a body: its rows can be drawn. */
export const chartBodySchema = z
  .object({
    _id: partId.optional(),
    title: line('Title'),
    shape: z.enum(CHART_SHAPES, { error: `Shape must be one of ${CHART_SHAPES.join(', ')}` }),
    unit: optionalLine('Unit', 40).optional(),
    data: text('Data', 5_000),
    source: optionalLine('Source', 200).optional(),
  })
  .superRefine(({ shape, data }, context) => {
    const message = chartMistake(shape, data);
    if (message) context.addIssue({ code: 'custom', path: ['data'], message });
  });

/** A chart of a draft: its texts may be missing, and its rows may have mistakes. */
export const chartDraftSchema = z.object({
  _id: partId.optional(),
  title: optionalLine('Title').optional(),
  shape: optionalLine('Shape', 20).optional(),
  unit: optionalLine('Unit', 40).optional(),
  data: optionalText('Data', 5_000).optional(),
  source: optionalLine('Source', 200).optional(),
});

/** A chart in an answer. */
export const chartSchema = chartDraftSchema.extend(inLanguageFields);
export type ItemChart = z.output<typeof chartSchema>;
