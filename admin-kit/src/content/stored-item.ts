import type { GivenConsent } from 'api-client';

/** An item on the server. */
export interface Stored {
  readonly _id: string;
  readonly updatedAt: string;
  readonly version: number;
  /** The privacy notice that its sender agreed to, if a visitor sent it. */
  readonly consent?: GivenConsent;
}
