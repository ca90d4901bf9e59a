import type { Dates } from 'api-client';
import type { Question } from './collection-types';
import { isPublishable, isUnpublished, type PublicationValues } from './publication-fields';

/** A question that the editor answers before a save. */
export interface SaveQuestion extends Question {
  readonly cancelLabel: string;
}

const nameIn = (what: string): string => what.split(',')[0] ?? what;

/** The question before a save that publishes an item now, because its scheduled moment has passed. */
function publishNowQuestion(
  what: string,
  { status, publishAt }: PublicationValues,
  dates: Dates,
  item: object | undefined,
): SaveQuestion | undefined {
  const isShown = isPublishable(item) && item.status === 'published';
  if (status !== 'scheduled' || publishAt === '' || isShown) return undefined;
  const moment = dates.fromInput(publishAt);
  if (moment > new Date()) return undefined;
  return {
    title: `Publish this ${nameIn(what)} now?`,
    question: `${dates.moment(moment)} has passed, so visitors will see it immediately.`,
    confirmLabel: 'Publish now',
    cancelLabel: 'Change the time',
  };
}

/**
 * The question before a save that unpublishes an item, or that publishes it because its scheduled moment has passed;
 * undefined for any other save. `what` names the content that visitors will no longer find, such as `blog`; `item` is
 * the item as it was loaded, undefined for a new one.
 */
export function saveQuestion(
  what: string,
  values: PublicationValues,
  dates: Dates,
  item: object | undefined,
): SaveQuestion | undefined {
  if (!isPublishable(item) || !isUnpublished(values, dates, item)) return publishNowQuestion(what, values, dates, item);
  const until =
    values.status === 'scheduled' ? dates.moment(dates.fromInput(values.publishAt)) : 'you publish it again';
  return {
    title: `Unpublish this ${nameIn(what)}?`,
    question: `Visitors will no longer find this ${what} until ${until}.`,
    confirmLabel: values.status === 'scheduled' ? 'Unpublish and schedule' : 'Unpublish and save as draft',
    cancelLabel: 'Keep it published',
  };
}
