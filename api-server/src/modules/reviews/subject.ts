import type { ReviewedCollection } from 'api-client';
import type { Need } from '../../auth/needs';

/** The subject of a review: the pending changes of an item, a draft, or a release. */
export interface Subject {
  readonly title: string;
  /** The time of the last save: a review is of one state. */
  readonly at: Date;
  readonly isDraft: boolean;
  /** The rights to publish it, which its reviewer has. */
  readonly needs: readonly Need[];
}

export interface LockedSubject extends Subject {
  /** @throws 400 or 409 with the reasons why it cannot be published as it is */
  assertPublishable(): Promise<void>;
}

/** An item or a release in a review; the collection of a release is `releases`. */
export interface Reviewed {
  readonly collection: ReviewedCollection;
  readonly id: string;
}
