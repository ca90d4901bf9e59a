import * as z from 'zod';
import { messageAnswer } from '../validation/answer';
import { line, webAddress } from '../validation/text';

export const overrideGrantBodySchema = z.object({
  /** The name of the remote that is loaded from elsewhere. */
  remote: line('Section', 60),
  /** The address of its entry, as in the page's address. */
  address: webAddress('Address'),
});

export const overrideCalls = {
  grantOverride: { body: overrideGrantBodySchema, answer: messageAnswer },
};
