import type { Dates } from 'api-client';
import type { Question } from './collection-types';
import { isPublishable, isUnpublished, type PublicationValues } from './publication-fields';

/** A question that the editor answers before a save. */
export interface SaveQuestion extends Question {
  readonly cancelLabel: string;
}

/**
 * The question before a save that unpublishes an item; undefined for any other save. `what` names the content that
 * visitors will no longer find, such as `blog`; `item` is the item as it was loaded, undefined for a new one.
 */
export function unpublishQuestion(
  what: string,
  values: PublicationValues,
  dates: Dates,
  item: object | undefined,
): SaveQuestion | undefined {
  if (!isPublishable(item) || !isUnpublished(values, dates, item)) return undefined;
  const until =
    values.status === 'scheduled' ? dates.moment(dates.fromInput(values.publishAt)) : 'you publish it again';
  return {
    title: `Unpublish this ${what.split(',')[0] ?? what}?`,
    question: `Visitors will no longer find this ${what} until ${until}.`,
    confirmLabel: values.status === 'scheduled' ? 'Unpublish and schedule' : 'Unpublish and save as draft',
    cancelLabel: 'Keep it published',
  };
}
