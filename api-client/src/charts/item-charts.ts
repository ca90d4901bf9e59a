import * as z from 'zod';
import { chartBodySchema, chartDraftSchema, chartSchema } from './schemas';

/**
 * The schemas of an item's field `charts`, which has one chart or none.
 *
 * @param item the content type with its article, such as `a sector`
 */
export function chartsOf(item: string) {
  const atMostOne = <Chart extends z.ZodType>(chart: Chart) =>
    z.array(chart, { error: 'Chart must be a list' }).max(1, `${item} has at most one chart`);
  return {
    read: z.array(chartSchema),
    written: atMostOne(chartBodySchema),
    draft: atMostOne(chartDraftSchema),
  };
}
