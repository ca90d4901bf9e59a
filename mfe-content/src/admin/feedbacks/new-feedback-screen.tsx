import { FeedbackEditor } from './feedback-editor';

/** A new testimonial. */
export function Component() {
  return <FeedbackEditor />;
}
