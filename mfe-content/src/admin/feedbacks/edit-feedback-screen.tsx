import type { Feedback } from 'api-client';
import { useFeedbacksToManageQuery } from '../content-changes';
import { ListedItemScreen } from '../listed-item-screen';
import { FeedbackEditor } from './feedback-editor';

/** The editor of one testimonial. */
export function Component() {
  const list = useFeedbacksToManageQuery(undefined, { refetchOnMountOrArgChange: true });
  return <ListedItemScreen<Feedback> list={list} editor={(feedback) => <FeedbackEditor feedback={feedback} />} />;
}
